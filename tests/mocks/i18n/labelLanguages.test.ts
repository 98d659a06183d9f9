import { expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';

const LANGUAGES = ['en', 'de', 'fr', 'pt'];

const ask = async (client: TestClient, query: string, variables: Record<string, unknown>, language = 'en') => {
  const { data, errors } = await client.ask(query, variables, { 'accept-language': language });
  expect(errors).toBeUndefined();
  return data;
};

test('every field that a column can be mapped to has a label of its own in the language of the request', async () => {
  const client = await createTestClient();
  const labels = new Map<string, Map<string, string>>();
  for (const language of LANGUAGES) {
    const { importTargets } = await ask(client, '{ importTargets { code label } }', {}, language);
    const found = new Map<string, string>(
      importTargets.map(({ code, label }: Record<string, string>) => [code, label]),
    );
    expect(new Set(found.values()).size).toBe(found.size);
    labels.set(language, found);
  }
  const get = (code: string) => LANGUAGES.map((language) => labels.get(language)?.get(code));
  expect(get('images')).toEqual(['Images', 'Bilder', 'Images', 'Imagens']);
  expect(get('seoTitle')).toEqual(['SEO title', 'SEO-Titel', 'Titre SEO', 'Título SEO']);
  expect(get('variantStock')).toEqual([
    'Variant: stock',
    'Variante: Bestand',
    'Variante\u00a0: stock',
    'Variante: stock',
  ]);
});

const QUALITY = `query ($id: ID!) { product(id: $id) {
  completeness { missing { code label } }
  completenessMatrix { missing { code label } }
  quality { parts { losses { code label } } }
} }`;

interface Labeled {
  code: string;
  label: string;
}

test('what a product lacks is named in the language of the request, attributes by their labels', async () => {
  const client = await createTestClient();
  const labels = [
    { locale: 'en', text: 'Material' },
    { locale: 'de', text: 'Werkstoff' },
  ];
  await ask(
    client,
    'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }',
    {
      input: { code: 'material', type: 'TEXT', labels },
    },
  );
  await ask(client, 'mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { family { id } } }', {
    input: {
      code: 'tents',
      labels: [{ locale: 'en', text: 'Tents' }],
      attributes: [{ code: 'material', isRequired: true }],
    },
  });
  const { createProduct } = await ask(
    client,
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
    { input: { catalogId: '1', sku: 'TENT', name: 'Tent', family: 'tents' } },
  );
  const { id } = createProduct.product;
  const find = async (language: string) => {
    const { product } = await ask(client, QUALITY, { id }, language);
    const { completeness, completenessMatrix, quality } = product;
    const all: Labeled[] = [
      ...completeness.missing,
      ...completenessMatrix.flatMap(({ missing }: { missing: Labeled[] }) => missing),
      ...quality.parts.flatMap(({ losses }: { losses: Labeled[] }) => losses),
    ];
    return (code: string) => new Set(all.filter((one) => one.code === code).map(({ label }) => label));
  };
  const codes = ['brand', 'prices', 'identifier', 'seo', 'seo.title', 'material'];
  const named = async (language: string) => codes.map(await find(language));
  const sets = (...texts: string[]) => texts.map((text) => new Set([text]));
  expect(await named('en')).toEqual(
    sets('Brand', 'Prices', 'GTIN or manufacturer part number', 'SEO', 'SEO title', 'Material'),
  );
  expect(await named('de')).toEqual(
    sets('Marke', 'Preise', 'GTIN oder Herstellernummer', 'SEO', 'SEO-Titel', 'Werkstoff'),
  );
  expect(await named('fr')).toEqual(
    sets('Marque', 'Prix', 'GTIN ou référence fabricant', 'SEO', 'Titre SEO', 'Material'),
  );
});
