import { describe, expect, test } from 'vitest';
import { schemaChanges, unnamedChanges } from '#scripts/schema/changes';
import { sortedSdl } from '#scripts/schema/sortedSdl';

const before = `
  enum Size { S L }
  type Tent { id: ID! name: String! price: Float size: Size! }
  type Query { tents: [Tent!]! tent(id: ID!): Tent }
`;
const after = `
  enum Size { S L XL }
  type Tent { id: ID! name: String! size: Size! weight: Float }
  type Query { tents: [Tent!]! tent(id: ID!, locale: String!): Tent }
`;

describe('Schema changes', () => {
  test('are classified by their effect on clients', async () => {
    const changes = await schemaChanges(before, after);
    const getPaths = (list: { path?: string }[]) => list.map(({ path }) => path).sort();
    expect(getPaths(changes.breaking)).toEqual(['Query.tent.locale', 'Tent.price']);
    expect(getPaths(changes.dangerous)).toEqual(['Size.XL']);
    expect(getPaths(changes.safe)).toEqual(['Tent.weight']);
  });

  test('are empty if only the order differs', async () => {
    expect(await schemaChanges(before, sortedSdl(before))).toEqual({ breaking: [], dangerous: [], safe: [] });
  });

  test.each([
    ['nothing is named', '# Changelog\n\n## Unreleased\n\n- New tents.', ['Query.tent.locale', 'Tent.price']],
    ['one is named', '## Unreleased\n\n- Breaking: `Tent.price` is gone.', ['Query.tent.locale']],
    ['both are named', '## Unreleased\n\n- Gone: Tent.price. New: `Query.tent.locale`.', []],
    [
      'a longer name is no name',
      '## Unreleased\n\n- `Tent.prices`, MyTent.price, Query.tent.locale.x',
      ['Query.tent.locale', 'Tent.price'],
    ],
    [
      'a former release named it',
      '## Unreleased\n\n- Nothing.\n\n## 1.0.0\n\n- Tent.price, Query.tent.locale',
      ['Query.tent.locale', 'Tent.price'],
    ],
  ])('that are breaking must be in the changelog: %s', async (_, changelog, missing) => {
    const unnamed = unnamedChanges(await schemaChanges(before, after), changelog);
    expect(unnamed.map(({ path }) => path).sort()).toEqual(missing);
  });
});

test('the sorted SDL merges types and sorts everything A to Z, with descriptions and directives', () => {
  const sdl = `
    directive @can(action: String!) on FIELD_DEFINITION
    type Query { b: Int a: Int @can(action: "read") }
    "A tent."
    enum Size { S L }
    extend type Query { c(z: Int, y: Int): Size }
  `;
  const sorted = sortedSdl(sdl);
  expect(sorted).toMatch(/type Query \{\s+a: Int @can\(action: "read"\)\s+b: Int\s+c\(y: Int, z: Int\): Size\s+\}/);
  expect(sorted).toMatch(/"""A tent\."""\s+enum Size \{\s+L\s+S\s+\}/);
  expect(sortedSdl(sorted)).toBe(sorted);
});
