// Prints the configuration for the performance measurement of the production build: the product list, signed in, with
// the demo catalog's 147 products and with 10,000 and 100,000 generated ones, and the sign-in page. See README,
// "Speed".
import { EMBEDDED_SECRETS } from '../mocks/embeddedSecrets';
import { createGateway } from '../mocks/gateway';

const PORT = 9301;

// Signed in one hour in the future, so that the token does not expire during a long series of page loads.
const gateway = await createGateway({
  demoProducts: 1,
  secrets: EMBEDDED_SECRETS,
  now: () => new Date(Date.now() + 3_600_000),
});
const login = await gateway.handle(
  new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation {
        signIn(input: { email: "admin@demo.com", password: "admin" }) {
          session {
            accessToken
            refreshToken
            userData { id fullName username avatar email role ability { action subject } }
          }
        }
      }`,
    }),
  }),
);
const session: Record<string, unknown> = (await login!.json()).data.signIn.session;
const stored = Object.fromEntries(Object.entries(session).map(([key, value]) => [key, JSON.stringify(value)]));

const [record] = await gateway.context.store.list('sessions');

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
  localStorage: { ...stored, demoSession: JSON.stringify(record), demoProducts: String(demoProducts) },
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
