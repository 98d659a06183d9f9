import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyInput, type ContentDraft } from '#server/domain/products/contentDraft';
import { mergeContent } from '#server/domain/products/merge/merge';
import type { AttributeRecord, MediaRecord } from '#server/records/products';
import type { MergeConflict } from '#server/types.generated';
import { resolvedEdit, type Conflict } from '#features/products/form/merge/conflictChoices';
import type { Choice } from '#ui/merge/MergeDialog';
import type { ProductInput } from '#graphql/types.generated';
import { parseVariantPath } from '#lib/variantPath';
import { textsByPath } from '#server/domain/productValues/values';
import { anyValues } from '#tests/server/content';

const word = fc.constantFrom('', 'a', 'b', 'c');
const price = fc.record({ currency: fc.constant('EUR'), amount: fc.nat(3), compareAt: fc.constant(null) });
const variant = fc
  .tuple(
    anyValues,
    fc.record({
      sku: fc.constantFrom('V-1', 'V-2', 'V[3].x'),
      gtin: fc.constant(null),
      name: word,
      options: fc.constant<AttributeRecord[]>([]),
      prices: fc.array(price, { maxLength: 1 }),
      stock: fc.option(fc.nat(2), { nil: null }),
      media: fc.constant<MediaRecord[]>([]),
      status: fc.constant('ACTIVE' as const),
    }),
  )
  .map(([values, fields]) => ({ ...fields, ...values }));

const content: fc.Arbitrary<ContentDraft> = fc.record({
  sku: fc.constant('P-1'),
  name: word,
  slug: word,
  description: word,
  brand: word,
  gtin: fc.option(word, { nil: null }),
  mpn: fc.constant(null),
  status: fc.constantFrom('DRAFT' as const, 'ACTIVE' as const),
  categories: fc.uniqueArray(word, { maxLength: 2 }),
  attributes: fc.constant<AttributeRecord[]>([]),
  variants: fc.uniqueArray(variant, { selector: ({ sku }) => sku }),
  prices: fc.array(price, { maxLength: 1 }),
  media: fc.constant<MediaRecord[]>([]),
  seo: fc.record({ title: word, description: word }),
  externalReference: fc.constant(null),
});

/** The content as the form sends it: with the fields that records leave out. */
const asSent = (mine: ContentDraft): ProductInput => ({
  ...mine,
  variants: mine.variants.map((one) => ({ values: [], ...one })),
});

/** The conflict with all fields, as in a response. */
const asAnswered = ({ field, base, mine, theirs }: MergeConflict): Conflict => ({ field, base, mine, theirs });

const valueAt = (product: ContentDraft, field: string): unknown => {
  if (field === 'variants') return product.variants.map(({ sku }) => sku);
  const inVariant = parseVariantPath(field);
  if (!inVariant) return field.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), product);
  const found = product.variants.find(({ sku }) => sku === inVariant.sku);
  if (!found) return null;
  const { id: _, ...said } = found;
  if (inVariant.field?.startsWith('values[')) return textsByPath(said.values).get(inVariant.field) ?? null;
  return inVariant.field === null ? said : Reflect.get(said, inVariant.field);
};

describe('Resolving a conflict', () => {
  test('resolves every conflict that the server can find as selected', () => {
    fc.assert(
      fc.property(content, content, content, fc.infiniteStream(fc.boolean()), (base, mine, theirs, coins) => {
        const choices: Record<string, Choice> = {};
        let edit: { input: ProductInput; overwrite: string[] } = { input: asSent(mine), overwrite: [] };
        // Restoring a variant can cause another conflict about the order, once.
        for (let round = 0; round < 3; round++) {
          const { content: merged, conflicts } = mergeContent({
            base,
            mine: applyInput(base, edit.input),
            theirs,
            unknown: new Set(),
            overwrite: new Set(edit.overwrite),
          });
          if (conflicts.length === 0) {
            // Which order applies depends on the remaining variants, so it cannot be compared as a single value.
            for (const [field, choice] of Object.entries(choices).filter(([name]) => name !== 'variants')) {
              expect(valueAt(merged, field)).toEqual(valueAt(choice === 'mine' ? mine : theirs, field));
            }
            return;
          }
          for (const { field } of conflicts) {
            expect(choices).not.toHaveProperty([field]);
            choices[field] = coins.next().value ? 'mine' : 'theirs';
          }
          const { input, overwrite } = resolvedEdit({ ...edit, base }, conflicts.map(asAnswered), choices);
          edit = { input, overwrite: [...edit.overwrite, ...overwrite] };
        }
        expect.unreachable('There is still a conflict.');
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves conflicts without a selection open', () => {
    const conflict = { field: 'brand', base: 'a', mine: 'b', theirs: 'c' };
    expect(resolvedEdit({ input: { brand: 'b' }, base: { brand: 'a' } }, [conflict], {})).toEqual({
      input: { brand: 'b' },
      overwrite: [],
    });
  });
});
