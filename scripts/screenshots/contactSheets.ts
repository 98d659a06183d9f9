import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { paths } from '#routing/paths';
import type { BuiltApp } from '../builtApp';
import { demoAddress, isForVisitors } from '../demoAddress';
import { signIn } from './signIn';

/** The appearance of the app on a sheet. */
interface Look {
  name: string;
  width: number;
  height: number;
  preferences: Record<string, unknown>;
}

const LOOKS: readonly Look[] = [
  { name: 'light-1440', width: 1440, height: 900, preferences: { theme: 'light' } },
  { name: 'dark-1440', width: 1440, height: 900, preferences: { theme: 'dark' } },
  { name: 'light-390', width: 390, height: 844, preferences: { theme: 'light' } },
  { name: 'rtl-1440', width: 1440, height: 900, preferences: { theme: 'light', direction: 'rtl' } },
];

/** Output folder for the sheets; not in Git. */
const FOLDER = 'output/sheets';

/** Maximum wait for a screen in milliseconds; after that it is captured as it is. */
const PATIENCE = 15_000;

const addresses = Object.values(paths).map(demoAddress);

interface Picture {
  address: string;
  image: string;
}

/** Resolves when the page has not changed for a while, or the maximum wait is over. */
const settle = (page: Page) =>
  page.evaluate(
    (patience) =>
      new Promise<void>((resolve) => {
        const quietMs = 800;
        let timer = setTimeout(resolve, quietMs);
        // Classes change when images have loaded.
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'], characterData: true });
        setTimeout(resolve, patience);
      }),
    PATIENCE,
  );

const photograph = async (page: Page, address: string): Promise<Picture> => {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.waitFor({ timeout: PATIENCE }).catch(() => console.error(`${address} doesn’t have a heading yet.`));
  await settle(page);
  const image = await page.screenshot({ type: 'jpeg', quality: 80 });
  return { address, image: image.toString('base64') };
};

const photographAll = async (browser: Browser, url: string, look: Look): Promise<Picture[]> => {
  const { width, height, preferences } = look;
  const options: BrowserContextOptions = { baseURL: url, viewport: { width, height }, reducedMotion: 'reduce' };
  const context = await browser.newContext(options);
  await context.addInitScript((kept) => localStorage.setItem('preferences', JSON.stringify(kept)), {
    ...preferences,
    selectedCatalog: '1',
  });
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const address of addresses.filter(isForVisitors)) pictures.push(await photograph(page, address));
  await page.goto(paths.signIn);
  await signIn(page);
  for (const address of addresses.filter((each) => !isForVisitors(each))) {
    pictures.push(await photograph(page, address));
  }
  await context.close();
  return pictures;
};

const createSheet = (title: string, pictures: readonly Picture[], pictureWidth: number) => `
  <style>
    body { margin: 0; padding: 16px; font: 14px system-ui, sans-serif; background: #808080; color: #fff; width: max-content; }
    main { display: grid; grid-template-columns: repeat(${Math.floor(1920 / pictureWidth)}, ${pictureWidth}px); gap: 12px; }
    figure { margin: 0; }
    img { display: block; width: 100%; }
  </style>
  <h1>${title}</h1>
  <main>${pictures
    .map(
      ({ address, image }) =>
        `<figure><figcaption>${address}</figcaption><img src="data:image/jpeg;base64,${image}"></figure>`,
    )
    .join('')}</main>`;

/** Takes a screenshot of every screen of the app in each look and combines those of a look into one sheet. */
export async function makeContactSheets({ browser, url }: BuiltApp): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  // One after the other: beside three other pages, a screenshot can take longer than Playwright waits for it.
  for (const look of LOOKS) {
    const pictures = await photographAll(browser, url, look);
    const sheet = await browser.newPage({ viewport: { width: 2048, height: 1024 } });
    await sheet.setContent(createSheet(look.name, pictures, look.width > 600 ? 480 : 240), { waitUntil: 'load' });
    const path = `${FOLDER}/${look.name}.png`;
    await sheet.locator('body').screenshot({ path });
    await sheet.close();
    console.log(path);
  }
}
