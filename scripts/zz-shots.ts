import { chromium } from '/work/kitUi/node_modules/@playwright/test/index.mjs';
import { readFileSync } from 'node:fs';
import { signedInStorage } from '/work/kitUi/scripts/signedInStorage';
const axeSource = readFileSync('/work/kitUi/node_modules/axe-core/axe.min.js', 'utf8');
const base = 'http://localhost:4207';
const [look, ...ids] = process.argv.slice(2);
const looks: any = {
  light: [1440, 900, { theme: 'light' }], dark: [1440, 900, { theme: 'dark', skin:'bordered' }], phone: [390, 844, { theme: 'light' }], rtl: [1440, 900, { theme: 'light', direction: 'rtl' }], small: [360, 740, {theme:'dark'}],
};
const [width, height, preferences] = looks[look!];
const storage = await signedInStorage();
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update']});
const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
await context.addInitScript(([s, p]: any) => { for (const k in s) localStorage.setItem(k, s[k]); localStorage.setItem('preferences', p); }, [storage, JSON.stringify({ ...preferences, selectedCatalog: '1' })]);
const page = await context.newPage();
page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('CONSOLE', page.url(), m.text().slice(0, 300)); });
page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message));
for (const id of ids) {
  await page.goto(base + '/components' + (id === 'index' ? '' : '/' + id));
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60000 });
  if (id !== 'index') await page.getByRole('heading', { level: 2, name: 'Accessibility' }).waitFor({ timeout: 30000 }).catch(() => console.log('no content', id));
  await page.waitForTimeout(id==='icons'?3000:500);
  await page.screenshot({ path: `/tmp/kitui/shot-${look}-${id}.png`, fullPage: true });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) console.log('OVERFLOW', id, over);
  await page.evaluate(axeSource);
  const v = await page.evaluate(async () => (await (globalThis as any).axe.run({ exclude: ['[data-tabster-dummy]'] }, { rules: { 'label-content-name-mismatch': { enabled: false } } })).violations.flatMap((x: any) => x.nodes.map((n: any) => x.id + ': ' + n.html.slice(0, 160) + ' ' + (n.failureSummary ?? '').slice(0, 220))));
  for (const each of v) console.log('AXE', id, each);
}
await browser.close();
