import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { getContent } from '#server/domain/products/canonical';
import { createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs } from '../../jobs/engine';
import { getErrors, startSuggested } from './importSetup';

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await createCatalog(ctx, { name: 'Garden', locales: ['en', 'de'] });
  const run = async (file: string) => {
    const job = await startSuggested(ctx, catalogId, file, { defineAttributes: true });
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  const codes = async () => (await ctx.store.list('attributeDefinitions')).map(({ code }) => code);
  const product = async (sku: string) => (await ctx.store.products.bySku(catalogId, sku))!;
  return { ctx, catalogId, run, codes, product };
};

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A file with one product that has the attributes, each with its label as the value. */
const withAttributes = (labels: readonly string[]) =>
  [
    ['sku', 'name', 'price', ...labels.map((label) => `attribute:${label}`)],
    ['A', 'Spade', '4', ...labels],
  ]
    .map((cells) => `${cells.map(quote).join(',')}\n`)
    .join('');

describe('Codes of imported attributes', () => {
  test.each([
    ['Cyrillic', ['Длина (cm)', 'Ширина (cm)', 'Длина'], ['длина-cm', 'ширина-cm', 'длина']],
    ['Greek', ['Μήκος (cm)', 'Πλάτος (cm)'], ['μήκος-cm', 'πλάτος-cm']],
    ['Arabic', ['الطول 2', 'العرض 2', 'اللون'], ['الطول-2', 'العرض-2', 'اللون']],
    ['Chinese', ['长度 cm', '宽度 cm', '材质'], ['长度-cm', '宽度-cm', '材质']],
    ['Japanese, whose marks tell letters apart', ['かぎ A', 'かき A'], ['かぎ-a', 'かき-a']],
    ['Hindi, whose vowels are marks', ['मेल (cm)', 'माल (cm)'], ['मेल-cm', 'माल-cm']],
    ['accented Latin', ['Größe', 'Çeşit', 'Longueur (réelle)'], ['grosse', 'cesit', 'longueur-reelle']],
    ['Latin with other letters', ['Rəng', 'Rang'], ['rəng', 'rang']],
  ])('are distinct in %s', async (_, labels, expected) => {
    const { run, codes } = await world();
    const job = await run(withAttributes(labels));
    expect(job.counts).toMatchObject({ created: 1, failed: 0 });
    expect((await codes()).sort()).toEqual([...expected].sort());
    expect((await run(withAttributes(labels))).counts).toMatchObject({ skipped: 1 });
    expect(await codes()).toHaveLength(expected.length);
  });

  /** Letters of several scripts; those of Latin without accents, which do not tell labels apart. */
  const label = fc
    .array(fc.constantFrom(...'abxйжαβςاب長さがक', 'मे', '2', '7', ' ', '-'), { minLength: 1, maxLength: 8 })
    .map((letters) => letters.join('').trim().normalize('NFC'))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  const getWords = (text: string) => text.replace(/[ -]+/g, ' ').trim();

  it('are the same for the same label, and never for different ones', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(label, { selector: getWords, minLength: 1, maxLength: 6 }), async (labels) => {
        const { run, codes, product } = await world();
        await run(withAttributes(labels));
        const first = await codes();
        expect(new Set(first).size).toBe(labels.length);
        const before = getContent(await product('A'));
        await run(withAttributes(labels.toReversed()));
        expect(await codes()).toEqual(first);
        expect(getContent(await product('A'))).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });
});

describe('Products without SKUs whose names have other scripts', () => {
  const FILE = 'name,price\nПалатка 2,4\nСтол 2,5\nЛопата,6\n';

  it('get SKUs and slugs of their own', async () => {
    const { ctx, run, product } = await world();
    const job = await run(FILE);
    expect(await getErrors(ctx, job)).toEqual([]);
    expect(job.counts).toMatchObject({ created: 3, failed: 0 });
    const slugs = await Promise.all(['палатка-2', 'стол-2', 'лопата'].map(async (sku) => (await product(sku)).slug));
    expect(slugs).toEqual(['', '', '']);
    expect((await run(FILE)).counts).toMatchObject({ skipped: 3 });
  });

  it('have slugs with their SKUs if these are Latin', async () => {
    const { run, product } = await world();
    await run('sku,name,price\nT-2,Палатка Vango 2,4\nS-2,Стол 2,5\nL-1,Tent 2,6\n');
    const slugs = await Promise.all(['T-2', 'S-2', 'L-1'].map(async (sku) => (await product(sku)).slug));
    expect(slugs).toEqual(['vango-2-t-2', '2-s-2', 'tent-2']);
  });
});
