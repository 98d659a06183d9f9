import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContentDraft, EMPTY_CONTENT, type VariantDraft } from '#server/domain/products/contentDraft';
import { getContent } from '#server/domain/products/canonical';
import { diffContent } from '#server/domain/products/diff';
import { type Merge, mergeContent } from '#server/domain/products/merge/merge';
import { anyValues } from '../content';

const NONE: ReadonlySet<string> = new Set();

const variant = (sku: string, rest: Partial<VariantDraft> = {}): VariantDraft => ({
  sku,
  gtin: null,
  name: '',
  options: [],
  prices: [],
  stock: null,
  media: [],
  status: 'ACTIVE',
  ...rest,
});

const content = (rest: Partial<ContentDraft> = {}): ContentDraft => ({
  ...EMPTY_CONTENT,
  sku: 'P',
  name: 'Tent',
  ...rest,
});

const merge = (base: ContentDraft, mine: ContentDraft, theirs: ContentDraft, rest: Partial<Merge> = {}) =>
  mergeContent({ base, mine, theirs, unknown: NONE, overwrite: NONE, ...rest });

const skus = ({ variants }: ContentDraft) => variants.map(({ sku }) => sku);

describe('mergeContent of fields', () => {
  const base = content({ brand: 'Ridge', seo: { title: 'T', description: 'D' } });

  it.each<[string, Partial<ContentDraft>, Partial<ContentDraft>, Partial<ContentDraft>, string[]]>([
    ['keeps what only they changed', {}, { name: 'Theirs' }, { name: 'Theirs' }, ['name']],
    ['takes what only I changed', { name: 'Mine' }, {}, { name: 'Mine' }, []],
    [
      'joins changes of different fields',
      { name: 'Mine' },
      { brand: 'Theirs' },
      { name: 'Mine', brand: 'Theirs' },
      ['brand'],
    ],
    ['does not mind the same change on both sides', { name: 'Same' }, { name: 'Same' }, { name: 'Same' }, []],
    [
      'merges title and description of SEO apart',
      { seo: { title: 'Mine', description: 'D' } },
      { seo: { title: 'T', description: 'Theirs' } },
      { seo: { title: 'Mine', description: 'Theirs' } },
      ['seo.description'],
    ],
    ['takes a field that I emptied', { brand: '', gtin: null }, {}, { brand: '' }, []],
  ])('%s', (_, mine, theirs, expected, merged) => {
    const result = merge(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(result).toEqual({ content: { ...base, ...expected }, merged, conflicts: [] });
  });

  it('reports fields that both sides changed differently, with the three values', () => {
    const { conflicts } = merge(base, { ...base, name: 'Mine', brand: 'B' }, { ...base, name: 'Theirs' });
    expect(conflicts).toEqual([{ field: 'name', base: 'Tent', mine: 'Mine', theirs: 'Theirs' }]);
  });

  it('overwrites with my value where requested, and only there', () => {
    const mine = { ...base, name: 'Mine', brand: 'Mine' };
    const theirs = { ...base, name: 'Theirs', brand: 'Theirs' };
    const result = merge(base, mine, theirs, { overwrite: new Set(['name']) });
    expect(result.content.name).toBe('Mine');
    expect(result.conflicts.map(({ field }) => field)).toEqual(['brand']);
  });

  it('treats a change to an unknown field as a conflict unless the values are equal', () => {
    const mine = { ...base, name: 'Mine', brand: 'Ridge' };
    const { conflicts } = merge(base, mine, base, { unknown: new Set(['name', 'brand']) });
    expect(conflicts).toEqual([{ field: 'name', base: null, mine: 'Mine', theirs: 'Tent' }]);
  });

  it('treats a list as one value', () => {
    const { conflicts } = merge(base, { ...base, categories: ['A'] }, { ...base, categories: ['B'] });
    expect(conflicts).toEqual([{ field: 'categories', base: [], mine: ['A'], theirs: ['B'] }]);
  });
});

describe('mergeContent of values', () => {
  const german = { attribute: 'name', locale: 'de', text: 'Zelt' };
  const french = { attribute: 'name', locale: 'fr', text: 'Tente' };
  const web = { attribute: 'name', channel: 'web', text: 'Tent online' };
  const base = content({ values: [german] });

  it.each<[string, ContentDraft['values'], ContentDraft['values'], ContentDraft['values'], string[]]>([
    [
      'joins texts that both sides added',
      [german, french],
      [web, german],
      [web, german, french],
      ['values[name,,web]'],
    ],
    ['joins a removal and an addition', undefined, [german, french], [french], ['values[name,fr]']],
    ['has no values if both sides removed them', undefined, undefined, undefined, []],
    [
      'keeps what only they changed',
      [german, french],
      [{ ...german, text: 'Firstzelt' }],
      [{ ...german, text: 'Firstzelt' }, french],
      ['values[name,de]'],
    ],
  ])('%s', (_, mine, theirs, expected, merged) => {
    const result = merge(base, content({ values: mine }), content({ values: theirs }));
    expect(getContent(result.content).values).toEqual(expected);
    expect(result).toMatchObject({ merged, conflicts: [] });
  });

  it.each([
    ['Firstzelt', 'Kuppelzelt'],
    [null, 'Kuppelzelt'],
    ['Firstzelt', null],
  ])('reports a text that I changed to %j and they to %j', (mine, theirs) => {
    const withText = (text: string | null) => content(text === null ? {} : { values: [{ ...german, text }] });
    const { conflicts } = merge(base, withText(mine), withText(theirs));
    expect(conflicts).toEqual([{ field: 'values[name,de]', base: 'Zelt', mine, theirs }]);
  });
});

describe('mergeContent of variants', () => {
  const a = variant('A', { id: '1-1' });
  const b = variant('B', { id: '1-2' });
  const base = content({ variants: [a, b] });
  const withVariants = (...variants: VariantDraft[]) => content({ variants });

  it('merges two fields of one variant', () => {
    const result = merge(base, withVariants({ ...a, name: 'Mine' }, b), withVariants({ ...a, stock: 3 }, b));
    expect(result.content.variants[0]).toEqual({ ...a, name: 'Mine', stock: 3 });
    expect(result).toMatchObject({ merged: ['variants[A].stock'], conflicts: [] });
  });

  it('reports a field of a variant that both sides changed', () => {
    const { conflicts } = merge(base, withVariants({ ...a, stock: 1 }, b), withVariants({ ...a, stock: 2 }, b));
    expect(conflicts).toEqual([{ field: 'variants[A].stock', base: null, mine: 1, theirs: 2 }]);
  });

  it('keeps the variants added by both sides', () => {
    const result = merge(base, withVariants(a, b, variant('M')), withVariants(a, variant('T'), b));
    expect(skus(result.content)).toEqual(['A', 'B', 'M', 'T']);
    expect(result).toMatchObject({ merged: ['variants[T]'], conflicts: [] });
  });

  it('removes variants that either side removed', () => {
    expect(skus(merge(base, withVariants(b), base).content)).toEqual(['B']);
    expect(skus(merge(base, base, withVariants(a)).content)).toEqual(['A']);
    expect(skus(merge(base, withVariants(b), withVariants(a)).content)).toEqual([]);
  });

  it('reports a variant that one side removed and the other changed', () => {
    const mineGone = merge(base, withVariants(b), withVariants({ ...a, stock: 2 }, b));
    expect(mineGone.conflicts).toMatchObject([{ field: 'variants[A]', mine: null, theirs: { sku: 'A', stock: 2 } }]);
    const theirsGone = merge(base, withVariants({ ...a, stock: 1 }, b), withVariants(b));
    expect(theirsGone.conflicts).toMatchObject([{ field: 'variants[A]', mine: { stock: 1 }, theirs: null }]);
  });

  it('restores a removed variant, or removes a changed one, if mine overwrites', () => {
    const overwrite = new Set(['variants[A]']);
    const back = merge(base, withVariants({ ...a, stock: 1 }, b), withVariants(b), { overwrite });
    expect(back.content.variants).toContainEqual({ ...a, stock: 1 });
    const gone = merge(base, withVariants(b), withVariants({ ...a, stock: 2 }, b), { overwrite });
    expect(skus(gone.content)).toEqual(['B']);
  });

  it('reports a variant that both sides added differently', () => {
    const result = merge(
      base,
      withVariants(a, b, variant('N', { stock: 1 })),
      withVariants(a, b, variant('N', { stock: 2 })),
    );
    expect(result.conflicts.map(({ field }) => field)).toEqual(['variants[N]']);
  });

  it('uses the order of the side that moved variants, and reports two different orders', () => {
    const c = variant('C');
    const three = withVariants(a, b, c);
    expect(skus(merge(three, withVariants(c, a, b), three).content)).toEqual(['C', 'A', 'B']);
    const moved = merge(three, three, withVariants(c, a, b));
    expect([skus(moved.content), moved.merged]).toEqual([['C', 'A', 'B'], ['variants']]);
    const both = merge(three, withVariants(c, a, b), withVariants(b, a, c));
    expect(both.conflicts).toEqual([
      { field: 'variants', base: ['A', 'B', 'C'], mine: ['C', 'A', 'B'], theirs: ['B', 'A', 'C'] },
    ]);
  });

  it('keeps the ID of a variant that got a new SKU on my side', () => {
    const result = merge(base, withVariants({ ...a, sku: 'A2' }, b), withVariants(a, { ...b, stock: 1 }));
    expect(result.content.variants.map(({ id, sku }) => [id, sku])).toEqual([
      ['1-1', 'A2'],
      ['1-2', 'B'],
    ]);
  });
});

const anyVariants = fc
  .uniqueArray(
    fc.record({
      sku: fc.constantFrom('A', 'B', 'C', 'A].x'),
      stock: fc.option(fc.nat(2)),
      name: fc.constantFrom('', 'x'),
    }),
    {
      selector: ({ sku }) => sku,
    },
  )
  .map((variants) => variants.map(({ sku, ...rest }) => variant(sku, rest)));

const anyFields = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  gtin: fc.option(fc.constantFrom('1', '2')),
  categories: fc.subarray(['x', 'y']),
  seo: fc.record({ title: fc.constantFrom('', 't'), description: fc.constantFrom('', 'd') }),
  variants: anyVariants,
});

const anyState = fc.tuple(anyFields, anyValues).map(([fields, values]) => content({ ...fields, ...values }));

/** Returns the values of all fields by path, to detect lost changes. */
const getValues = (state: ContentDraft) =>
  new Map(diffContent(EMPTY_CONTENT, getContent(state)).map(({ field, after }) => [field, JSON.stringify(after)]));

describe('mergeContent', () => {
  it('returns mine if they changed nothing', () => {
    fc.assert(
      fc.property(anyState, anyState, (base, mine) => {
        expect(merge(base, mine, base)).toEqual({
          content: { ...mine, variants: mine.variants.map((each) => ({ ...each, id: undefined })) },
          merged: [],
          conflicts: [],
        });
      }),
    );
  });

  it('returns theirs if I changed nothing', () => {
    fc.assert(
      fc.property(anyState, anyState, (base, theirs) => {
        const result = merge(base, base, theirs);
        expect(getContent(result.content)).toEqual(getContent(theirs));
        expect(result.conflicts).toEqual([]);
      }),
    );
  });

  it('returns the shared value if both sides made the same change', () => {
    fc.assert(
      fc.property(anyState, anyState, (base, both) => {
        const result = merge(base, both, both);
        expect(getContent(result.content)).toEqual(getContent(both));
        expect(result).toMatchObject({ merged: [], conflicts: [] });
      }),
    );
  });

  it('loses no change: every field ends up as mine, theirs, or a conflict, and a field changed by one side has the value of that side', () => {
    fc.assert(
      fc.property(anyState, anyState, anyState, (base, mine, theirs) => {
        const { content: result, conflicts } = merge(base, mine, theirs);
        const [was, own, other, is] = [base, mine, theirs, result].map(getValues) as [
          Map<string, string>,
          Map<string, string>,
          Map<string, string>,
          Map<string, string>,
        ];
        const isConflict = (field: string) =>
          conflicts.some((conflict) => field === conflict.field || field.startsWith(`${conflict.field}.`));
        for (const field of new Set([...was.keys(), ...own.keys(), ...other.keys(), ...is.keys()])) {
          if (field === 'variants' || isConflict(field)) continue;
          const [b, m, t, value] = [was, own, other, is].map((values) => values.get(field));
          if (field.startsWith('variants[')) {
            // A variant that exists in all three states is merged field by field.
            const parts = [base, mine, theirs].map(({ variants }) =>
              variants.find(({ sku }) => field === `variants[${sku}]`),
            );
            if (parts.every(Boolean)) continue;
          }
          expect([m, t]).toContain(value);
          if (m !== b) expect(value).toBe(m);
          if (t !== b) expect(value).toBe(t);
        }
      }),
    );
  });

  it('merges the fields of a variant by the same rule', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
        fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
        (stocks, names) => {
          const [base, mine, theirs] = [0, 1, 2].map((side) =>
            content({ variants: [variant('A', { stock: stocks[side] ?? null, name: String(names[side]) })] }),
          ) as [ContentDraft, ContentDraft, ContentDraft];
          const { content: result, conflicts } = merge(base, mine, theirs);
          const [b, m, t] = stocks;
          const isConflict = conflicts.some(({ field }) => field === 'variants[A].stock');
          expect(isConflict).toBe(m !== t && m !== b && t !== b);
          if (!isConflict) expect(result.variants[0]?.stock).toBe(m !== b ? m : t);
        },
      ),
    );
  });

  it('saves everything of mine when every conflict is overwritten', () => {
    fc.assert(
      fc.property(anyState, anyState, anyState, (base, mine, theirs) => {
        const { conflicts } = merge(base, mine, theirs);
        const again = merge(base, mine, theirs, { overwrite: new Set(conflicts.map(({ field }) => field)) });
        expect(again.conflicts).toEqual([]);
        const own = new Map(diffContent(getContent(base), getContent(mine)).map(({ field, after }) => [field, after]));
        const differing = diffContent(getContent(again.content), getContent(mine)).map(({ field }) => field);
        for (const field of differing) if (field !== 'variants') expect(own.has(field)).toBe(false);
      }),
    );
  });

  it('does not depend on who came first, except for the order of variants', () => {
    fc.assert(
      fc.property(anyState, anyState, anyState, (base, mine, theirs) => {
        const there = merge(base, mine, theirs);
        const back = merge(base, theirs, mine);
        expect(back.conflicts.map(({ field }) => field).sort()).toEqual(
          there.conflicts.map(({ field }) => field).sort(),
        );
        if (there.conflicts.length) return;
        const sorted = (state: ContentDraft) => ({
          ...getContent(state),
          variants: getContent(state).variants.sort((x, y) => (x.sku < y.sku ? -1 : 1)),
        });
        expect(sorted(back.content)).toEqual(sorted(there.content));
      }),
    );
  });
});
