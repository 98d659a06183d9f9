import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a test for app modules and icons: whether the modules at the paths depend on them to run. */
const neededBy = (...paths: string[]) => {
  const needed = new Set<string>();
  const visit = (id: string, context: Rolldown.ChunkingContext) => {
    if (needed.has(id) || !/\/src\/|\/react-icons\//.test(id)) return;
    needed.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported, context);
  };
  return (id: string, context: Rolldown.ChunkingContext) => {
    if (needed.size === 0) for (const path of paths) visit(root + path, context);
    return needed.has(id);
  };
};

const byTheApp = neededBy('src/app/start.tsx');
const bySignIn = neededBy('src/features/auth/signIn/SignIn.tsx');
const byTheShell = neededBy('src/app/shell/SignedIn.tsx');
const byLists = neededBy('src/features/products/list/ProductList.tsx');

const librariesOfTheApp =
  /node_modules\/(@emotion|@formatjs|@griffel|intl-messageformat|react-intl|react-router|react-router-dom|rtl-css-js|stylis|tslib|@fluentui\/(keyboard-keys|react-(aria\/lib\/button|button|jsx-runtime|provider|shared-contexts|theme|utilities(?!\/lib\/(trigger|hooks\/use(On|Animation|Browser|Controllable|Timeout)|utils\/priority)))|tokens))\//;

/** Signing in needs only the error classes from Apollo. */
const librariesOfTheShell =
  /node_modules\/(@apollo\/client\/(?!errors|utilities\/(internal\/)?globals)|@wry|optimism|rxjs)/;

const getChunk = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const isOfTheShell =
    byTheShell(id, context) || (/\/src\/(?!features)|\/react-icons\//.test(id) && byLists(id, context));
  if (byTheApp(id, context) || (isOfTheShell && bySignIn(id, context)) || librariesOfTheApp.test(id)) return 'base';
  return isOfTheShell || librariesOfTheShell.test(id) ? 'shell' : null;
};

/**
 * Puts React into one chunk, the other modules that every page needs into a second, and those that every signed-in page
 * needs into a third, because dozens of small chunks cost more bytes and requests. Everything else is left to the
 * bundler.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
  { name: getChunk },
];
