import { expect, it } from 'vitest';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { ProductInput } from '#server/types.generated';
import { useTestClient } from '../../support/testClient';

const client = useTestClient();

const options = ['sand', 'moss', 'navy', 'red'].map(
  (code) => `{ code: "${code}", labels: [{ locale: "en", text: "${code.toUpperCase()} tone" }] }`,
);

/** Creates a catalog, and an attribute of the type with four options. */
const setUp = async (type: string) => {
  const made = await client.data(`mutation {
    createCatalog(input: { name: "Case", locales: ["en", "de"] }) { catalog { id } }
    createAttribute(input: { code: "shade", type: ${type}, isLocalizable: true, labels: [{ locale: "en", text: "Shade" }],
      options: [${options.join()}] }) { attribute { id } } }`);
  return made.createCatalog.catalog.id as string;
};

const getUsed = async (catalogId: string, attribute = 'shade') =>
  (await client.data(`{ catalog(id: "${catalogId}") { usedOptions(attribute: "${attribute}") } }`)).catalog.usedOptions;

const shade = (value: string) => [{ name: 'Shade', value }];

const put = (catalogId: string, sku: string, input: ProductInput) =>
  createProduct(client.gateway.context, { catalogId, input: { sku, name: sku, ...input } });

it.each<[string, type: string, inputs: ProductInput[], used: string[]]>([
  [
    'codes and labels, in the order of the definition',
    'SELECT',
    [{ attributes: shade('navy tone') }, { attributes: shade('sand') }],
    ['sand', 'navy'],
  ],
  ['no other texts', 'SELECT', [{ attributes: shade('Purple') }, { attributes: shade('sand, moss') }], []],
  ['several of a value', 'MULTI_SELECT', [{ attributes: shade('red, moss tone') }], ['moss', 'red']],
  [
    'options of variants',
    'SELECT',
    [
      {
        variants: [
          { sku: 'V1', options: shade('red') },
          { sku: 'V2', options: shade('sand') },
        ],
      },
    ],
    ['sand', 'red'],
  ],
  [
    'attributes of variants',
    'SELECT',
    [{ attributes: shade('moss'), variants: [{ sku: 'V1', attributes: shade('red') }] }],
    ['moss', 'red'],
  ],
  [
    'other languages',
    'SELECT',
    [{ attributes: shade('moss'), values: [{ attribute: 'shade', locale: 'de', text: 'navy' }] }],
    ['moss', 'navy'],
  ],
  ['products without a value', 'SELECT', [{}], []],
])('The options in use of a catalog are found by %s', async (_, type, inputs, used) => {
  const catalogId = await setUp(type);
  for (const [at, input] of inputs.entries()) await put(catalogId, `S${at}`, input);
  expect(await getUsed(catalogId)).toEqual(used);
});

it('are those of the products as they are now, and of no other catalog', async () => {
  const { context } = client.gateway;
  const catalogId = await setUp('SELECT');
  const { createCatalog } = await client.data(
    'mutation { createCatalog(input: { name: "Other" }) { catalog { id } } }',
  );
  await put(createCatalog.catalog.id, 'X', { attributes: shade('red') });
  const { id, revision } = await put(catalogId, 'S', { attributes: shade('moss') });
  expect(await getUsed(catalogId)).toEqual(['moss']);
  await put(catalogId, 'T', { attributes: shade('navy') });
  await updateProduct(context, { id, input: { attributes: shade('sand') }, revision });
  expect(await getUsed(catalogId)).toEqual(['sand', 'navy']);
  await context.store.commit([{ table: 'products', remove: id }]);
  expect(await getUsed(catalogId)).toEqual(['navy']);
});

it('are none of an attribute without options, and not those of an unknown one', async () => {
  const catalogId = await setUp('SELECT');
  expect(await getUsed(catalogId, 'weight')).toEqual([]);
  const query = `{ catalog(id: "${catalogId}") { usedOptions(attribute: "shad") } }`;
  expect(await client.refusal(query)).toMatchObject({ code: 'INVALID' });
});
