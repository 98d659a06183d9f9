import { createTestClient, type TestClient } from '../../support/testClient';

export const FIELDS = `id code name names label type unitFamily units { code } group position isLocalizable isChannelSpecific isUnique
  rules { min max decimals maxLength pattern units allowedTypes } options { code label labels { locale text } }
  usage { products catalogs { products catalog { id } } }`;

/** Creates a product with the attributes in the catalog, and returns its id. */
export async function addProduct(
  { ask }: TestClient,
  sku: string,
  attributes: Record<string, string>,
  catalogId = '1',
): Promise<string> {
  const pairs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const { data, errors } = await ask(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
    { input: { catalogId, sku, name: sku, attributes: pairs } },
  );
  if (errors) throw new Error(errors[0]!.message);
  return data.createProduct.product.id;
}

/** The issues of a product that its attributes cause. */
export async function attributeIssues({ ask }: TestClient, id: string) {
  const { data } = await ask(
    'query ($id: ID!) { product(id: $id) { issues { code severity field message suggestedFix } } }',
    { id },
  );
  return data.product.issues.filter(({ code }: { code: string }) => code.startsWith('ATTRIBUTE'));
}

const CREATE = `mutation ($input: CreateAttributeInput!) {
  createAttribute(input: $input) { attribute { ${FIELDS} } jobs { id type catalog { id } } }
}`;

/** Creates a definition with an English label. */
export function createAttribute({ ask }: TestClient, label: string, fields: Record<string, unknown> = {}) {
  return ask(CREATE, { input: { labels: [{ locale: 'en', text: label }], ...fields } });
}

/** Options with English labels. */
export const toOptions = (...texts: string[]) => texts.map((text) => ({ labels: [{ locale: 'en', text }] }));

export { createTestClient };
