import { expect, test } from 'vitest';
import { getFirstExpanded, getTreeRows } from '#features/categories/tree/treeRows';

/** The categories with the paths, which are listed as the server does. */
const toCategories = (...paths: string[]) =>
  paths.map((path) => ({
    id: `1:${path}`,
    path,
    name: path.split('/').at(-1)!,
    level: path.split('/').length,
    parent: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null,
    position: 1,
    ownProductCount: 0,
    productCount: 0,
    labels: [],
    googleCategory: null,
    rule: null,
  }));

const categories = toCategories('A', 'A/Größe', 'A/Größe/X', 'AB', 'B', 'B/Y');

test.each([
  ['nothing is expanded', [], '', ['A', 'AB', 'B']],
  ['a category is expanded', ['A'], '', ['A', 'A/Größe', 'AB', 'B']],
  ['one below a closed category is expanded', ['A/Größe'], '', ['A', 'AB', 'B']],
  ['all are expanded', ['A', 'A/Größe', 'B'], '', ['A', 'A/Größe', 'A/Größe/X', 'AB', 'B', 'B/Y']],
  ['searching', [], 'grosse', ['A', 'A/Größe']],
  ['searching for several', [], 'y', ['B', 'B/Y']],
  ['nothing matches', ['A'], 'z', []],
])('shows the right rows when %s', (_, expanded, q, paths) => {
  const rows = getTreeRows(categories, { expanded: new Set(expanded), q });
  expect(rows.map(({ category }) => category.path)).toEqual(paths);
});

test('a large tree starts with its root categories', () => {
  const large = toCategories(
    ...Array.from({ length: 2000 }, (_, at) => (at % 10 ? `R${at - (at % 10)}/C${at}` : `R${at}`)),
  );
  const rows = getTreeRows(large, { expanded: getFirstExpanded(large), q: '' });
  expect(rows).toHaveLength(200);
  expect(rows[0]).toMatchObject({ hasChildren: true, isExpanded: false, siblingCount: 200 });
});
