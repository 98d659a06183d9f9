import type { Page } from '@playwright/test';
import { demoAddress, isForVisitors } from '#scripts/demoAddress';
import { componentIds } from '#features/components/list/componentIds';
import { href, paths } from '#routing/paths';

const componentAddresses = Object.values(componentIds)
  .flat()
  .map((componentId) => href(paths.componentDetail, { componentId }));

const addresses = Object.values(paths)
  .filter((path) => path !== paths.componentDetail)
  .map(demoAddress)
  .concat(componentAddresses);

/** The address of every screen that only signed-out visitors see. */
export const forVisitors = addresses.filter(isForVisitors);

/** The address of every other screen. */
export const forUsers = addresses.filter((address) => !isForVisitors(address));

/** Opens an address within the app, which stays loaded, and resolves when its heading has replaced the previous one. */
export async function go(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  const before = await page.evaluateHandle((to) => {
    const heading = document.querySelector('h1');
    const text = heading?.textContent;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return { heading, text };
  }, address);
  await page.waitForFunction(({ heading, text }) => {
    const current = document.querySelector('h1');
    return current !== null && (current !== heading || current.textContent !== text);
  }, before);
}
