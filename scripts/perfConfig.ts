// Prints the configuration for the performance measurement of the production build: the product list, signed in, with
// the demo catalog's 147 products and with 10,000 and 100,000 generated ones, and the sign-in page. See README,
// "Speed".
import { signedInStorage } from './signedInStorage';

const PORT = 9301;

const stored = await signedInStorage();

const rows = 'table tbody tr';
const steps = [
  { name: 'search', action: 'type', selector: 'input[type=search]', text: 'tent', watch: rows, restMs: 300 },
  { action: 'fill', selector: 'input[type=search]', text: '', measure: false, ms: 600 },
  { name: 'filter', action: 'select', selector: 'select', value: 'DRAFT', watch: rows, restMs: 300 },
  { action: 'select', selector: 'select', value: '', measure: false, ms: 600 },
  { name: 'sort', action: 'click', selector: 'thead th button', nth: 1, watch: rows, restMs: 300 },
  { name: 'page', action: 'click', selector: 'button[aria-label="Next page"]', watch: rows, restMs: 300 },
  {
    name: 'detail',
    action: 'click',
    selector: `${rows} a`,
    until: { selector: 'h1', not: 'table thead' },
    restMs: 500,
  },
  { name: 'back', action: 'back', until: { selector: rows, minCount: 10 }, restMs: 300 },
];

const common = {
  serve: { dir: 'dist', spa: true },
  mockPattern: 'gateway|mockServiceWorker|msw',
};

const list = (demoProducts: number) => ({
  ...common,
  name: `products-${demoProducts}`,
  url: `http://localhost:${PORT}/catalogs/1/products`,
  localStorage: { ...stored, demoProducts: String(demoProducts) },
  ready: { selector: rows, minCount: 10, text: '€' },
  steps,
});

const signIn = {
  ...common,
  name: 'sign-in',
  url: `http://localhost:${PORT}/pages/login-v1`,
  ready: { selector: 'input[type=password]' },
};

console.log(JSON.stringify([list(147), list(10_000), list(100_000), signIn], null, 2));
