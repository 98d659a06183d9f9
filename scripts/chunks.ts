import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a test for app modules and icons: whether the module at the path depends on them to run. */
const neededBy = (path: string) => {
  const needed = new Set<string>();
  const start = root + path;
  const visit = (id: string, context: Rolldown.ChunkingContext) => {
    if (needed.has(id) || !/\/src\/|\/react-icons\//.test(id)) return;
    needed.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported, context);
  };
  return (id: string, context: Rolldown.ChunkingContext) => {
    if (needed.size === 0) {
      if (!context.getModuleInfo(start)) throw new Error(`${path} is not in the build. Adapt scripts/chunks.ts.`);
      visit(start, context);
    }
    return needed.has(id);
  };
};

const byTheApp = neededBy('src/app/start.tsx');
const bySignIn = neededBy('src/features/auth/signIn/SignIn.tsx');
const byTheShell = neededBy('src/app/shell/SignedIn.tsx');
const byLists = neededBy('src/features/products/list/ProductList.tsx');

const getChunk = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const isOfTheShell =
    byTheShell(id, context) || (/\/src\/(?!features)|\/react-icons\//.test(id) && byLists(id, context));
  if (byTheApp(id, context) || (isOfTheShell && bySignIn(id, context))) return 'base';
  return isOfTheShell ? 'shell' : null;
};

/**
 * Puts React into one chunk, the other modules that every page needs into a second, and those that every signed-in page
 * needs into a third, because dozens of small chunks cost more bytes and requests. Everything else is left to the
 * bundler. See docs/decisions/0013-chunk-groups.md.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
  { name: getChunk },
];
