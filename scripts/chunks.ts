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
/** What other pages with fields and notices share with the sign-in page, which each of them would load otherwise. */
const isOfFields = (id: string, context: Rolldown.ChunkingContext) =>
  /\/@fluentui\/react-(field|input|label)\//.test(id) || (bySignIn(id, context) && !/\/src\/features\//.test(id));

const byLists = neededBy('src/features/products/list/ProductList.tsx');
const byOverlays = ['menu/OpenMenu', 'dialog/ConfirmDialog', 'dialog/SideDrawer'].map((name) =>
  neededBy(`src/ui/${name}.tsx`),
);
const byForms = ['dialog/FormDialog.tsx', 'form/TextField.tsx', 'form/SelectField.tsx', 'form/useRecordForm.ts'].map(
  (name) => neededBy(`src/ui/${name}`),
);

// Also used by filters without a form.
const byDecimals = neededBy('src/ui/form/useDecimals.ts');

const getChunk = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const isOfTheShell =
    byTheShell(id, context) || (/\/src\/(?!features)|\/react-icons\//.test(id) && byLists(id, context));
  if (byTheApp(id, context) || (isOfTheShell && bySignIn(id, context))) return 'base';
  if (isOfTheShell && id.endsWith('/ui/sharedMessages.ts')) {
    throw new Error('The product list imports sharedMessages. Move the messages that it shows to commonMessages.');
  }
  return isOfTheShell ? 'shell' : null;
};

const toGroup = (name: string, isOfGroup: (id: string, context: Rolldown.ChunkingContext) => boolean) => ({
  name: (id: string, context: Rolldown.ChunkingContext) => (isOfGroup(id, context) ? name : null),
  debugName: name,
});

/**
 * What is needed together is put into one chunk, because dozens of small chunks cost more bytes and requests: React,
 * the other modules of every page, those of every signed-in page, and the rest of the product list and of the sign-in
 * page; then menus with dialogs, and forms. Everything else is left to the bundler. See
 * docs/decisions/0013-chunk-groups.md.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: getChunk, debugName: 'base and shell' },
  toGroup('products', byLists),
  toGroup('fields', isOfFields),
  toGroup('signIn', bySignIn),
  toGroup('decimals', byDecimals),
  toGroup('overlays', (id, context) => byOverlays.some((isNeeded) => isNeeded(id, context))),
  toGroup('forms', (id, context) => byForms.some((isNeeded) => isNeeded(id, context))),
].map((group, place, { length }) => ({ ...group, priority: length - place }));
