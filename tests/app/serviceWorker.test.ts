import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ROUTES } from '../../mocks/rest/routes';
import { SERVICE_WORKER_SCRIPT } from '../../scripts/serviceWorker';

const ORIGIN = 'https://catalogs.example.com';

/** Runs the script and returns whether it leaves a request to MSW's script. */
const createWorker = () => {
  const imported: string[] = [];
  let listener: ((event: object) => void) | undefined;
  runInNewContext(SERVICE_WORKER_SCRIPT, {
    URL,
    importScripts: (url: string) => imported.push(url),
    self: {
      location: new URL(ORIGIN),
      addEventListener: (_type: string, listen: (event: object) => void) => (listener = listen),
    },
  });
  const takes = (url: string, mode = 'cors') => {
    let isTaken = true;
    listener?.({
      request: { url: new URL(url, ORIGIN).href, mode },
      stopImmediatePropagation: () => (isTaken = false),
    });
    return isTaken;
  };
  return { imported, takes };
};

test('imports MSW’s script', () => {
  expect(createWorker().imported).toEqual(['/msw.js']);
});

test.each([
  '/graphql',
  '/health',
  '/openapi.json',
  '/files/1',
  '/media/1',
  '/feeds/1/google.xml',
  ...ROUTES.map(({ path }) => path.replace(/\{\w+\}/g, '1')),
])('takes requests to %s', (path) => {
  expect(createWorker().takes(path)).toBe(true);
});

test.each([
  ['/', 'cors'],
  ['/assets/app.js', 'cors'],
  ['/graphql/schema', 'cors'],
  ['/apps/email', 'navigate'],
  ['https://other.example.com/graphql', 'cors'],
])('leaves requests to %s in mode %s to the network', (url, mode) => {
  expect(createWorker().takes(url, mode)).toBe(false);
});
