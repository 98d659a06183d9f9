// Compares the bytes and requests of the product list and the sign-in page until they are ready with `budget.json`, and
// fails if it is more. See docs/speed.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { checkBudget, createBudget, type Budget, type Load } from './budget/checkBudget';
import { measureLoad, type MeasuredPage } from './budget/measureLoad';
import { productListPage, signInPage } from './budget/readyPages';
import { buildIfNeeded, serveRecorded } from './budget/servedApp';
import { launchChromium } from './builtApp';
import { signedInStorage } from './signedInStorage';

const FILE = 'budget.json';
const PORT = Number(process.env.PORT ?? 4180);
/**
 * Number of loads of each page. The least of them counts: a page that is seen to be ready late already loads more, such
 * as MSW, and how often that happens depends on the machine.
 */
const LOADS = 3;

const pages: Record<string, MeasuredPage> = {
  productList: productListPage(await signedInStorage()),
  signIn: signInPage,
};

buildIfNeeded();
const server = await serveRecorded(PORT);
const browser = await launchChromium();
const loads: Record<string, Load> = {};
for (const [name, page] of Object.entries(pages)) {
  const all: Load[] = [];
  for (let i = 0; i < LOADS; i += 1) all.push(await measureLoad(browser, server, page));
  const least = (get: (load: Load) => number) => Math.min(...all.map(get));
  const load = {
    app: least(({ app }) => app),
    gateway: least(({ gateway }) => gateway),
    requests: least(({ requests }) => requests),
  };
  loads[name] = load;
  const bytes = `app ${load.app.toLocaleString('en')}, gateway ${load.gateway.toLocaleString('en')} bytes`;
  console.log(`${name}: ${bytes}, ${load.requests} requests`);
}
await browser.close();
await server.close();

if (process.argv.includes('--set')) {
  writeFileSync(FILE, `${JSON.stringify(createBudget(loads), null, 2)}\n`);
} else {
  const budget = JSON.parse(readFileSync(FILE, 'utf8')) as Budget;
  for (const { isExceeded, message } of checkBudget(budget, loads)) {
    if (isExceeded) {
      console.error(message);
      process.exitCode = 1;
    } else console.warn(message);
  }
}
