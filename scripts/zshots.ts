import { openBuiltApp } from './builtApp';
import { signIn } from './screenshots/signIn';
const app = await openBuiltApp(4261);
try {
  const looks = [
    ['light', { viewport: { width: 1440, height: 1200 }, colorScheme: 'light' as const }, ''],
    ['dark', { viewport: { width: 1440, height: 1200 }, colorScheme: 'dark' as const }, ''],
    ['narrow', { viewport: { width: 390, height: 1400 }, colorScheme: 'light' as const }, ''],
    ['contrast', { viewport: { width: 1440, height: 1200 }, colorScheme: 'dark' as const, forcedColors: 'active' as const }, ''],
  ] as const;
  for (const [name, options] of looks) {
    const page = await app.browser.newPage({ baseURL: app.url, reducedMotion: 'reduce', ...options });
    await page.goto('/catalogs/1/import');
    await signIn(page);
    await page.getByLabel('Product file', { exact: true }).setInputFiles('/tmp/w/b-units.csv');
    await page.getByRole('button', { name: 'Continue to mapping' }).click();
    await page.getByRole('combobox', { name: 'Unit in the file' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Unit in the file' }).first().selectOption('kg');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/w/b-shots/mapping-${name}.png` });
    await page.getByRole('button', { name: 'Continue to dry run' }).click();
    await page.getByRole('button', { name: 'Change settings' }).waitFor();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/w/b-shots/modes-${name}.png` });
    await page.getByRole('button', { name: 'Change settings' }).click();
    await page.getByRole('combobox', { name: 'Products not in the file' }).selectOption('Archive');
    await page.getByRole('combobox', { name: 'Empty cells' }).selectOption('Clear the value');
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/w/b-shots/open-${name}.png` });
    await page.getByRole('button', { name: 'Change settings' }).click();
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await page.getByRole('button', { name: 'Repeat dry run' }).waitFor({ timeout: 60000 });
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/w/b-shots/dry-${name}.png`, fullPage: true });
    await page.close();
  }
} finally {
  await app.close();
}
