import { describe, expect, it, test } from 'vitest';
import { createProduct } from '#server/domain/products/createProduct';
import { mergeAssociations } from '#server/domain/associations/mergeAssociations';
import { canonicalJson, getContent } from '#server/domain/products/canonical';
import type { AssociationRecord } from '#server/records/products';
import type { AssociationInput } from '#server/types.generated';
import { catalogWith, createTestContext, soundProduct } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';

const UPDATE = `mutation ($input: UpdateProductInput!) {
  updateProduct(input: $input) {
    isSaved merged conflicts { field }
    product {
      revision
      associations { type sku quantity product { id name } }
      issues { code field message suggestedFix }
    }
  }
}`;

/** A catalog with the products A, B, C, and KIT-1, with the ids 1 to 4. */
const prepare = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Summer');
  for (const sku of ['A', 'B', 'C', 'KIT-1']) await createProduct(ctx, { catalogId, input: soundProduct(sku) });
  const update = (id: string, associations: AssociationInput[], revision = 1, base: AssociationInput[] = []) =>
    execute(ctx, UPDATE, { input: { id, revision, associations, base: { associations: base } } });
  return { ctx, catalogId, update };
};

const related = (sku: string): AssociationRecord => ({ type: 'RELATED', sku });
const partOf = (sku: string, quantity?: number): AssociationRecord => ({
  type: 'PART_OF',
  sku,
  ...(quantity !== undefined && { quantity }),
});

describe('Associations over GraphQL', () => {
  it('returns associated products in their order, with the quantity of parts', async () => {
    const { ctx, update } = await prepare();
    const { data, errors } = await update('1', [partOf('KIT-1', 2), { type: 'UPSELL', sku: ' B ', quantity: 3 }]);
    expect(errors).toBeUndefined();
    expect(data?.['updateProduct']).toMatchObject({
      isSaved: true,
      product: {
        associations: [
          { type: 'PART_OF', sku: 'KIT-1', quantity: 2, product: { id: '4', name: 'Product KIT-1' } },
          { type: 'UPSELL', sku: 'B', quantity: null, product: { id: '2' } },
        ],
      },
    });
    const stored = (await ctx.store.get('products', '1'))!;
    expect(stored.associations).toEqual([
      { type: 'PART_OF', sku: 'KIT-1', quantity: 2 },
      { type: 'UPSELL', sku: 'B' },
    ]);
    await update('1', [], 2);
    expect(getContent((await ctx.store.get('products', '1'))!)).not.toHaveProperty('associations');
  });

  it('reports an unknown SKU at its field, and names the nearest one', async () => {
    const { update } = await prepare();
    const { data } = await update('1', [related('B'), related('KIT-2')]);
    const { product } = data?.['updateProduct'] as { product: { associations: object[]; issues: { code: string }[] } };
    expect(product.associations[1]).toMatchObject({ sku: 'KIT-2', product: null });
    expect(product.issues.filter(({ code }) => code === 'ASSOCIATION_UNKNOWN')).toEqual([
      {
        code: 'ASSOCIATION_UNKNOWN',
        field: 'associations[1].sku',
        message: 'No product in this catalog has the SKU KIT-2.',
        suggestedFix: 'Use KIT-1, or remove the association.',
      },
    ]);
  });

  it.each<[string, AssociationInput[], Record<string, string>]>([
    ['the product itself', [related('A')], { 'associations[0].sku': 'A product can’t be associated with itself: A.' }],
    [
      'an association twice',
      [related('B'), related('B')],
      { 'associations[1].sku': 'B is already in this list. Remove one of them.' },
    ],
    ['no whole quantity', [partOf('B', 0)], { 'associations[0].quantity': 'Enter a whole number from 1 to 9,999.' }],
    [
      'a part of its own part',
      [related('C'), partOf('C')],
      { 'associations[1].sku': 'A can’t be a part of C, because that makes a loop: A → C → B → A.' },
    ],
  ])('refuses %s', async (_name, associations, fields) => {
    const { update } = await prepare();
    await update('2', [partOf('A')]);
    await update('3', [partOf('B')]);
    const { errors } = await update('1', associations);
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'INVALID', fields });
  });

  it('merges what two users add', async () => {
    const { update } = await prepare();
    await update('1', [related('B')]);
    await update('1', [related('B'), related('C')], 2, [related('B')]);
    const { data } = await update('1', [related('KIT-1'), related('B')], 2, [related('B')]);
    expect(data?.['updateProduct']).toMatchObject({
      isSaved: true,
      merged: ['associations'],
      product: { associations: [{ sku: 'KIT-1' }, { sku: 'B' }, { sku: 'C' }] },
    });
    const conflict = await update('1', [partOf('C', 3)], 1, [partOf('C', 1)]);
    expect(conflict.data?.['updateProduct']).toMatchObject({ isSaved: false, conflicts: [{ field: 'associations' }] });
  });
});

describe('mergeAssociations', () => {
  const [b, c] = [related('B'), related('C')];
  test.each<[string, AssociationRecord[], AssociationRecord[], AssociationRecord[], AssociationRecord[] | null]>([
    ['joins additions', [], [b], [c], [b, c]],
    ['removes what one side removed', [b, c], [c], [b, c, partOf('D')], [c, partOf('D')]],
    ['keeps my order', [b, c], [c, b], [b, c, partOf('D')], [c, b, partOf('D')]],
    ['applies the same change once', [partOf('B')], [partOf('B', 2)], [partOf('B', 2), c], [partOf('B', 2), c]],
    ['is a conflict for two quantities', [partOf('B')], [partOf('B', 2)], [partOf('B', 3)], null],
    ['is a conflict for a removal and a quantity', [partOf('B')], [], [partOf('B', 3)], null],
  ])('%s', (_name, base, mine, theirs, expected) => {
    expect(mergeAssociations(base, mine, theirs)).toEqual(expected);
  });
});

test('products without associations keep their canonical JSON', async () => {
  const { ctx } = await prepare();
  const product = (await ctx.store.get('products', '1'))!;
  expect(canonicalJson(product)).not.toContain('associations');
  expect(canonicalJson({ ...product, associations: [partOf('B', 2)] })).toContain(
    '{"associations":[{"quantity":2,"sku":"B","type":"PART_OF"}],"attributes"',
  );
});
