import { expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';

const PREVIEW = `
  query ($input: ImportPreviewInput!) {
    importPreview(input: $input) {
      problems
      product {
        sku name brand categories thumbnail
        prices { price { amount currencyCode } }
        attributes { name value }
        variants { sku options { value } }
        variantCount
      }
    }
  }
`;

const upload = async ({ ask, fetch }: TestClient, text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  const { data } = await ask(
    'mutation ($size: Float!) { createFile(input: { name: "shop.csv", size: $size }) { file { id } } }',
    { size: bytes.length },
  );
  await fetch(`/files/${data.createFile.file.id}?offset=0`, { method: 'PUT', body: bytes });
  return data.createFile.file.id;
};

const column = (source: string, target: string | null) => ({ source, target });

const preview = async (client: TestClient, fileId: string, mapping: object[]) =>
  client.ask(PREVIEW, { input: { catalogId: '1', fileId, layout: 'CUSTOM', mapping } });

const FILE = ['Article,Title,Cost,Made of,Group', 'RK-1,Rake,19.50,Steel,Garden', 'SP-1,Spade,24,Ash,Garden'].join(
  '\n',
);

it('shows the first product of a file as the mapping makes it, and stores nothing', async () => {
  const client = await createTestClient();
  const fileId = await upload(client, FILE);
  const mapping = [
    column('Article', 'sku'),
    column('Title', 'name'),
    column('Cost', 'price'),
    column('Made of', 'attribute:Material'),
    column('Group', 'categories'),
  ];
  const { data } = await preview(client, fileId, mapping);
  expect(data.importPreview).toMatchObject({
    problems: [],
    product: {
      sku: 'RK-1',
      name: 'Rake',
      categories: ['Garden'],
      prices: [{ price: { amount: '19.5', currencyCode: 'EUR' } }],
      attributes: [{ name: 'Material', value: 'Steel' }],
      variantCount: 0,
    },
  });
  const other = await preview(client, fileId, [column('Article', 'sku'), column('Title', 'brand')]);
  expect(other.data.importPreview.product).toMatchObject({ name: '', brand: 'Rake', attributes: [], prices: [] });
  const { data: list } = await client.ask('{ products(input: { catalogId: "1" }) { totalDocs } }');
  expect(list.products.totalDocs).toBe(1);
});

it('names what it can’t read, and refuses a mapping that identifies no product', async () => {
  const client = await createTestClient();
  const fileId = await upload(client, FILE.replace('19.50', 'ask us'));
  const { data } = await preview(client, fileId, [column('Article', 'sku'), column('Cost', 'price')]);
  expect(data.importPreview.problems).toEqual([expect.stringContaining('ask us')]);
  const { errors } = await preview(client, fileId, [column('Cost', 'price')]);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
});
