import { categoryId } from '#server/records/categories';
import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import { findQueryExcess } from '#server/graphql/limits';
import { createSchema } from '#server/graphql/schema';
import type { TableName } from '#server/records/tables';
import { createTestClient, type TestClient } from '../../support/testClient';
import { listStored, putPasswordLink, putStored } from '../../support/stored';

const { schema } = createSchema();

type Field = GraphQLField<unknown, unknown>;

const isPlain = ({ args }: Field) =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

/** The fields of the type that are values. */
const leaves = (type: GraphQLObjectType) =>
  Object.values(type.getFields())
    .flatMap((field) => (isLeafType(getNamedType(field.type)) ? [field.name] : []))
    .join(' ');

/** Selects everything of the type that needs no arguments, to the given depth. */
const getSelection = (type: GraphQLObjectType, levels: number): string => {
  const parts = Object.values(type.getFields())
    .filter(isPlain)
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return [field.name];
      if (isInterfaceType(inner) && levels > 0) {
        const types = schema.getPossibleTypes(inner).map((each) => `... on ${each.name} { ${leaves(each)} }`);
        return [`${field.name} { ${types.join(' ')} }`];
      }
      if (!isObjectType(inner) || levels === 0) return [];
      const selection = getSelection(inner, levels - 1);
      return selection ? [`${field.name} { ${selection} }`] : [];
    });
  return parts.join(' ');
};

/** Returns a query for the complete field, as deep as the limits allow. */
const getQuery = (field: Field, args = '') => {
  const type = getNamedType(field.type);
  const at = (levels: number) =>
    `{ ${field.name}${args} ${isObjectType(type) ? `{ ${getSelection(type, levels)} }` : ''} }`;
  return [2, 1, 0].map(at).find((query) => findQueryExcess(schema, parse(query)).length === 0)!;
};

let client: TestClient;
/** Arguments of the queries for a single record. */
let args: Record<string, string>;

const ADDRESS =
  '{ fullName: "Ilse Vogt", phone: "+49 30 1234567", street: "Am Ufer 3", city: "Berlin", postalCode: "10115", country: "Germany", type: HOME }';

beforeAll(async () => {
  client = await createTestClient({ demoProducts: 3 });
  const { context, idle } = client.gateway;
  const first = async <Name extends TableName>(table: Name) => (await listStored(client.gateway, table))[0]!;
  const { id: productId, catalogId, sku, categories } = await first('products');
  await client.data(`mutation { validateCatalog(input: { catalogId: "${catalogId}" }) { job { id } } }`);
  await client.data(
    'mutation { addToCart(input: { productId: "1" }) { __typename } addToWishlist(input: { productId: "1" }) { __typename } }',
  );
  await client.data(`mutation { placeOrder(input: { address: ${ADDRESS}, payment: CARD }) { order { id } } }`);
  await client.data('mutation { addToCart(input: { productId: "2" }) { __typename } }');
  const mapping = '[{ source: "name", target: "name" }]';
  const profile = `{ name: "Tents", format: CSV, layout: CUSTOM, mapping: ${mapping}, errorPolicy: REJECT_EVERYTHING }`;
  await client.data(`mutation { createJobProfile(input: ${profile}) { profile { id } } }`);
  const csv = new TextEncoder().encode('sku,name,price\nA-1,Tent,10\n');
  const file = await fileCreate(context, { name: 'tents.csv', size: csv.length });
  await fileAppend(context, file.id, 0, csv);
  await putPasswordLink(client.gateway, { token: 'known', userId: '2', kind: 'RESET' });
  await idle();
  await putStored(client.gateway, 'authUsers', { ...(await first('authUsers')), id: '99' });
  await context.presence.show('other', { userId: '99', productId, isEditing: false });
  await client.data(
    'mutation ($id: ID) { createView(input: { list: PRODUCTS, catalogId: $id, name: "All", settings: {} }) { view { id } } }',
    { id: catalogId },
  );
  await client.data(
    'mutation ($id: ID!) { createBulkEditRecipe(input: { catalogId: $id, name: "All", steps: [{ status: DRAFT }] }) { recipe { id } } }',
    { id: catalogId },
  );
  args = {
    channel: '(id: "web")',
    attribute: '(code: "weight")',
    attributePreview: '(input: { id: "1" })',
    catalog: `(id: "${catalogId}")`,
    categoryRulePreview: `(input: { id: ${JSON.stringify(categoryId(catalogId, categories[0]!))}, where: "status is ACTIVE" })`,
    categoryDeletion: `(input: { catalogId: "${catalogId}", path: ${JSON.stringify(categories[0])} })`,
    chat: '(contactId: "1")',
    chatContactsOfPeople: '(people: ["Kwame Asante"])',
    channelRulePreview: `(input: { catalogId: "${catalogId}", channel: "web", scope: FEEDS, where: "status is ACTIVE" })`,
    fileInspect: `(fileId: "${file.id}")`,
    fileInspection: `(fileId: "${file.id}")`,
    importPreview: `(input: { catalogId: "${catalogId}", fileId: "${file.id}", layout: CUSTOM, mapping: ${mapping} })`,
    invoice: `(id: "${(await first('invoices')).id}")`,
    issueLabel: '(code: "PRICE_MISSING")',
    job: `(id: "${(await first('jobs')).id}")`,
    knowledgeBaseArticle: `(slug: "${(await first('knowledgeBaseArticles')).slug}")`,
    knowledgeBaseArticles: '(q: "a")',
    knowledgeBaseCategory: `(slug: "${(await first('knowledgeBaseCategories')).slug}")`,
    isSetUpLink: '(token: "old")',
    passwordLink: '(token: "known")',
    product: `(id: "${productId}")`,
    productViewers: `(productId: "${productId}")`,
    productsById: `(ids: ["${productId}"])`,
    productPlace: `(input: { productId: "${productId}", list: { catalogId: "${catalogId}" } })`,
    productFilterFields: `(catalogId: "${catalogId}")`,
    bulkEditImages: `(input: { catalogId: "${catalogId}" })`,
    bulkEditRecipes: `(catalogId: "${catalogId}")`,
    views: `(list: PRODUCTS, catalogId: "${catalogId}")`,
    productOfSku: `(catalogId: "${catalogId}", sku: "${sku}")`,
    productRows: `(input: { catalogId: "${catalogId}" })`,
    products: `(input: { catalogId: "${catalogId}" })`,
    publishPreview: `(catalogId: "${catalogId}")`,
    shopProductBySlug: `(slug: "${(await first('shopProducts')).slug}")`,
    restorePreview: `(versionId: "${(await first('publishedCatalogs')).id}")`,
    shopWindow: `(versionId: "${(await first('publishedCatalogs')).id}")`,
    publishedCatalog: `(id: "${(await first('publishedCatalogs')).id}")`,
  };
});

const queries = Object.values(schema.getQueryType()!.getFields());

describe('Mocks no part of a response:', () => {
  test.each(queries.map((field) => [field.name, field] as const))('%s', async (name, field) => {
    const given = args[name] ?? (isPlain(field) ? '' : '(id: "1")');
    const { data, errors, extensions } = await client.ask(getQuery(field, given));
    expect(errors).toBeUndefined();
    // An empty list would not test its rows.
    expect([0, null]).not.toContain(data[name]?.totalDocs ?? data[name]?.length ?? data[name]);
    expect(extensions?.mocked ?? []).toEqual([]);
  });
});
