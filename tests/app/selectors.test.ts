import ts from 'typescript';
import { expect, test } from 'vitest';
import { getNodes, sourceTrees } from '../support/sourceTrees';

/**
 * Keys of styles with the parent selector after another one, which Griffel compiles to a selector that never matches.
 */
const brokenSelectors = (tree: ts.SourceFile): string[] =>
  getNodes(tree).flatMap((node) =>
    ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && /^(?![&@]).*&/.test(node.name.text)
      ? [node.name.text]
      : [],
  );

test('no style depends on an element outside by a selector that never matches', () => {
  expect(sourceTrees.flatMap((tree) => brokenSelectors(tree).map((text) => `${tree.fileName}: ${text}`))).toEqual([]);
});

test.each([
  [`{ icon: { '[dir="rtl"] &': {} } }`, ['[dir="rtl"] &']],
  [`{ icon: { ':global([dir="rtl"]) &': {} } }`, [':global([dir="rtl"]) &']],
  [`{ icon: { ':global([dir="rtl"])': {}, '& + &': {}, '@media (width > 1px)': {} } }`, []],
])('finds in %s: %j', (source, found) => {
  const tree = ts.createSourceFile('Tent.tsx', `const it = ${source};`, ts.ScriptTarget.ES2022, true);
  expect(brokenSelectors(tree)).toEqual(found);
});
