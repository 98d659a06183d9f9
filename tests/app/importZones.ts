import { readdirSync } from 'node:fs';
import { findPath } from '../support/importGraph';

/** Files that must not import others. */
interface Zone {
  /** The file, or the folder of the files, that imports. */
  target: string;
  /** What it must not import: a file, or all of a folder. */
  from: string;
  /** What of `from` it can import in spite of it: files and folders, relative to `from`. */
  except: readonly string[];
}

/** The folders in src/, lowest first. Each can import those before it. */
const appLayers = [
  'lib',
  'preferences',
  'i18n',
  'session',
  'routing',
  'graphql',
  'ui',
  'entities',
  'features',
  'app',
  'main.tsx',
];

/** The folders in src/features/products, lowest first. Each can import those before it. */
const productLayers = ['core', 'sections', 'form', 'detail', 'translations', 'list'];

/** The layers above the domain in server/. */
const transports = ['resolvers', 'rest', 'graphql', 'gateway.ts', 'apiDocs.ts', 'node.ts'].map(
  (name) => `server/${name}`,
);

const zone = (target: string, from: string, except: readonly string[] = []): Zone => ({ target, from, except });

/** No layer in the folder can import one after it. */
const inOrder = (folder: string, layers: readonly string[]) =>
  layers.flatMap((lower, at) => layers.slice(at + 1).map((upper) => zone(`${folder}/${lower}`, `${folder}/${upper}`)));

/** Which folder can't import which; see the layers in the README. */
const zones: readonly Zone[] = [
  // The app uses the gateway through its schema only.
  ...['server', 'mocks'].flatMap((backEnd) => [zone('src', backEnd), zone(backEnd, 'src')]),
  ...['src', 'server', 'mocks'].map((folder) => zone('shared', folder)),
  // The gateway gets what the browser and the demo add passed in.
  zone('server', 'mocks'),
  ...inOrder('src', appLayers),
  ...inOrder('src/features/products', productLayers),
  ...readdirSync('src/features').map((feature) => zone(`src/features/${feature}`, 'src/features', [feature])),
  zone('server/records', 'server', ['records', 'types.generated']),
  zone('server/i18n', 'server', ['i18n', 'records']),
  zone('server/drawings', 'server', ['drawings', 'random']),
  ...['server/domain', ...transports].map((upper) => zone('server/db', upper)),
  // Databases run under Node only; whoever starts the gateway opens one.
  ...['mocks', 'server/backend.ts', 'server/domain', ...transports].map((folder) => zone(folder, 'server/db/sql')),
  ...transports.map((upper) => zone('server/domain', upper)),
  zone('server/resolvers', 'server/rest'),
  zone('server/rest', 'server/resolvers'),
  zone('mocks/fixtures', 'mocks', ['fixtures']),
  zone('mocks/fixtures', 'server', ['records', 'drawings', 'types.generated', 'clock', 'random']),
  // Messaging carries calls between page and worker and does not interpret them.
  zone('mocks/messaging', 'mocks', ['messaging', 'notice']),
  zone('mocks/messaging', 'server', ['http']),
];

/** Where the app starts, which brings all parts together. */
const START = 'src/main.tsx';

/** Packages of transports, and modules of Node: domain rules know no transport, and run in browsers, too. */
const outsideDomain = /^(?:msw(?:\/|$)|graphql(?:\/|-|$)|@graphql-|node:)/;

const bare = (path: string) => path.replace(/\.tsx?$/, '');

/** Whether the path is the file, or in the folder. Neither needs an ending. */
const isIn = (path: string, place: string) => bare(path) === bare(place) || path.startsWith(`${place}/`);

/** What of the rules an import breaks: the folders, or the package. Empty if the file can import the module. */
export function findBrokenRules(file: string, module: string): string[] {
  if (file === START) return [];
  const path = findPath(file, module);
  if (path === undefined) return isIn(file, 'server/domain') && outsideDomain.test(module) ? [module] : [];
  return zones
    .filter(
      ({ target, from, except }) =>
        isIn(file, target) && isIn(path, from) && !except.some((place) => isIn(path, `${from}/${place}`)),
    )
    .map(({ target, from }) => `${target} does not import ${from}`);
}
