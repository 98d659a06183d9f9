import { createTestClient, type TestClient } from '../../support/testClient';

export const FIELDS = `id code label labels { locale text } attributeCount
  attributes { attribute { code } isRequired requiredInChannels } variantAxes { code }
  usage { products catalogs { products catalog { id } } }`;

const PAYLOAD = `family { ${FIELDS} } jobs { type catalog { id } }`;

/** Returns the answer. Throws the message of an error. */
export async function askFor({ ask }: TestClient, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await ask(query, variables);
  if (errors) throw new Error(errors[0]!.message);
  return data;
}

const CREATE = `mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { ${PAYLOAD} } }`;

/** Creates a family with an English label. */
export function createFamily({ ask }: TestClient, label: string, fields: Record<string, unknown> = {}) {
  return ask(CREATE, { input: { labels: [{ locale: 'en', text: label }], ...fields } });
}

/** Changes a family. */
export function updateFamily({ ask }: TestClient, input: Record<string, unknown>) {
  return ask(`mutation ($input: UpdateFamilyInput!) { updateFamily(input: $input) { ${PAYLOAD} } }`, { input });
}

/** Deletes or restores a family. */
export function changeFamily({ ask }: TestClient, change: 'delete' | 'restore', id: string) {
  const result = change === 'delete' ? 'deletedId' : 'family { code }';
  return ask(`mutation ($id: ID!) { ${change}Family(input: { id: $id }) { ${result} jobs { type catalog { id } } } }`, {
    id,
  });
}

/** Defines attributes of the type SELECT with these labels. */
export async function defineSelects({ ask }: TestClient, ...labels: string[]) {
  const toLabels = (text: string) => [{ locale: 'en', text }];
  for (const label of labels) {
    const input = { labels: toLabels(label), type: 'SELECT', options: [{ labels: toLabels('One') }] };
    await ask('mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }', {
      input,
    });
  }
}

/** Creates a product, and returns the answer. */
export function createProduct({ ask }: TestClient, sku: string, fields: Record<string, unknown> = {}, catalogId = '1') {
  return ask(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id revision family { code } } } }',
    { input: { catalogId, sku, name: sku, ...fields } },
  );
}

/** The issues of a product about attributes that it must have. */
export async function missingAttributes(client: TestClient, id: string) {
  const { product } = await askFor(
    client,
    'query ($id: ID!) { product(id: $id) { issues { code severity category field message suggestedFix } } }',
    { id },
  );
  return product.issues.filter(({ code }: { code: string }) => code === 'ATTRIBUTE_MISSING');
}

export { createTestClient, type TestClient };
