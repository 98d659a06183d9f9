import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#server/domain/limits';
import { createTestClient, type TestClient } from '../../support/testClient';

const LANGUAGES = ['en', 'de', 'fr', 'pt'] as const;

interface Refused {
  text: string;
  code: string;
  variables?: Record<string, unknown>;
  /** The message in the languages, in their order. */
  messages: readonly string[];
  /**
   * The field with a message of its own, and its message in the languages; the message as a whole if they are the same.
   */
  field?: string;
  fieldMessages?: readonly string[];
}

const REFUSED: Readonly<Record<string, Refused>> = {
  NOT_FOUND: {
    text: '{ catalog(id: "99") { id } }',
    code: 'NOT_FOUND',
    messages: [
      'No catalog with id 99 was found.',
      'Der Katalog mit der ID 99 wurde nicht gefunden.',
      'Le catalogue avec l’ID 99 est introuvable.',
      'Não foi encontrado nenhum catálogo com o ID 99.',
    ],
  },
  CONFLICT: {
    text: 'mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id } } }',
    code: 'CONFLICT',
    variables: { input: { name: 'Tents', code: 'outdoor' } },
    messages: [
      'The code "outdoor" is already used by another catalog. Enter a different code.',
      'Der Code „outdoor“ wird bereits von einem anderen Katalog verwendet. Geben Sie einen anderen Code ein.',
      'Le code «\u00a0outdoor\u00a0» est déjà utilisé par un autre catalogue. Saisissez un code différent.',
      'O código «outdoor» já é usado por outro catálogo. Introduza um código diferente.',
    ],
    field: 'code',
  },
  'INVALID with several fields': {
    text: 'mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id } } }',
    code: 'INVALID',
    variables: { input: { name: ' ', code: 'tents', locales: [] } },
    messages: [
      'Enter a catalog name. Add at least one language.',
      'Geben Sie einen Katalognamen ein. Fügen Sie mindestens eine Sprache hinzu.',
      'Saisissez un nom de catalogue. Ajoutez au moins une langue.',
      'Introduza um nome para o catálogo. Adicione pelo menos um idioma.',
    ],
    field: 'locales',
    fieldMessages: [
      'Add at least one language.',
      'Fügen Sie mindestens eine Sprache hinzu.',
      'Ajoutez au moins une langue.',
      'Adicione pelo menos um idioma.',
    ],
  },
  'INVALID with the finding of a rule': {
    text: 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }',
    code: 'INVALID',
    variables: { input: { id: '1', revision: 1, prices: [{ amount: '1', currency: 'EUR', channel: 'wep' }] } },
    messages: [
      'The catalog does not have the channel wep. Use web, or add it to the catalog’s channels.',
      'Für den Katalog ist der Kanal wep nicht eingerichtet. Verwenden Sie web oder fügen Sie ihn den Kanälen des Katalogs hinzu.',
      'Le catalogue n’a pas le canal wep. Utilisez web ou ajoutez-le aux canaux du catalogue.',
      'O catálogo não tem o canal wep. Use web ou adicione-o aos canais do catálogo.',
    ],
    field: 'prices[0].channel',
  },
  'INVALID with an association': {
    text: 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }',
    code: 'INVALID',
    variables: { input: { id: '1', revision: 1, sku: 'T-1', associations: [{ type: 'RELATED', sku: 'T-1' }] } },
    messages: [
      'A product can’t be associated with itself: T-1.',
      'Ein Produkt kann nicht mit sich selbst verknüpft werden: T-1.',
      'Un produit ne peut pas être associé à lui-même\u00a0: T-1.',
      'Um produto não pode ser associado a si próprio: T-1.',
    ],
    field: 'associations[0].sku',
  },
  LIMIT: {
    text: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
    code: 'LIMIT',
    variables: { input: { catalogId: '1', sku: 'LIMIT-1', name: 'Tent' } },
    messages: [
      'The catalog “Outdoor range” has reached its limit of 1 products. Delete products you don’t need, or use another catalog.',
      'Der Katalog „Outdoor range“ hat sein Limit von 1 Produkten erreicht. Löschen Sie Produkte, die Sie nicht brauchen, oder verwenden Sie einen anderen Katalog.',
      'Le catalogue «\u00a0Outdoor range\u00a0» a atteint son nombre maximal de produits (1). Supprimez les produits dont vous n’avez pas besoin ou utilisez un autre catalogue.',
      'O catálogo «Outdoor range» atingiu o limite de produtos (1). Elimine os produtos de que não precisa ou use outro catálogo.',
    ],
  },
};

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient({ limits: { ...LIMITS, products: 1 } });
});

describe('GraphQL', () => {
  test.each(Object.entries(REFUSED))('says %s in the language of the request', async (_, refused) => {
    const { text, variables, code, messages, field, fieldMessages = messages } = refused;
    for (const [index, language] of LANGUAGES.entries()) {
      const { errors } = await client.ask(text, variables, { 'accept-language': language });
      expect(errors).toMatchObject([{ message: messages[index], extensions: { code } }]);
      expect(errors?.[0]?.extensions?.fields?.[field ?? '']).toBe(field && fieldMessages[index]);
    }
  });

  test('says FORBIDDEN in the language of the request', async () => {
    const other = await createTestClient();
    await other.signIn('client@demo.com', 'client');
    const messages = [];
    for (const language of LANGUAGES) {
      const { errors } = await other.ask('{ catalog(id: "1") { id } }', {}, { 'accept-language': language });
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
      messages.push(errors?.[0]?.message);
    }
    expect(messages).toEqual([
      'Your role, client, doesn’t have permission to read Catalog.',
      'Ihrer Rolle „client“ fehlt dafür die Berechtigung (read Catalog).',
      'Votre rôle, client, n’a pas l’autorisation nécessaire (read Catalog).',
      'A sua função, client, não tem a permissão necessária (read Catalog).',
    ]);
  });

  test('says what a value of a variable must be in the language of the request', async () => {
    const text = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { id } } }';
    const input = { title: 'Call', dueDate: 'soon' };
    expect(await client.refusal(text, { input }, { 'accept-language': 'de-CH' })).toEqual({
      code: 'INVALID',
      fields: {
        dueDate: 'Geben Sie Datum und Uhrzeit nach ISO 8601 ein, zum Beispiel 2026-03-01T10:00:00Z.',
      },
    });
  });
});

const REST = [
  [
    'NOT_FOUND',
    '/apps/ecommerce/products/999',
    404,
    [
      'No product with id 999 was found.',
      'Das Produkt mit der ID 999 wurde nicht gefunden.',
      'Le produit avec l’ID 999 est introuvable.',
      'Não foi encontrado nenhum produto com o ID 999.',
    ],
  ],
  [
    'UNAUTHENTICATED',
    '/files/none',
    401,
    [
      'Sign in to do this.',
      'Melden Sie sich dafür an.',
      'Connectez-vous pour effectuer cette action.',
      'Inicie sessão para fazer isto.',
    ],
  ],
] as const;

describe('REST', () => {
  test.each(REST)('says %s in the language of the request', async (_, path, status, messages) => {
    for (const [index, language] of LANGUAGES.entries()) {
      const answer = await client.rest('GET', path, undefined, { 'accept-language': language });
      expect(answer).toEqual({ status, body: { error: messages[index] } });
    }
  });

  test.each([
    ['de', 'perPage muss eine ganze Zahl sein. page muss mindestens 1 sein.'],
    ['fr', 'perPage\u00a0: nombre entier attendu. page\u00a0: valeur supérieure ou égale à 1 attendue.'],
    ['pt', 'perPage: é esperado um número inteiro. page: é esperado um valor igual ou superior a 1.'],
    ['en', 'perPage must be a whole number. page must be 1 or more.'],
  ])('says INVALID with several values in %s', async (language, error) => {
    const answer = await client.rest('GET', '/apps/ecommerce/products?page=0&perPage=x', undefined, {
      'accept-language': language,
    });
    expect(answer).toEqual({ status: 400, body: { error } });
  });

  test('says in its own form of an error that an account exists in the language of the request', async () => {
    const body = { email: 'admin@demo.com', username: 'new', password: 'teapot lantern' };
    const { status, body: answer } = await client.rest('POST', '/jwt/register', body, { 'accept-language': 'fr' });
    expect(status).toBe(200);
    expect(answer).toEqual({ error: { email: 'Cette adresse e-mail est déjà utilisée.', username: null } });
  });

  test('says a wrong password in English, because that text is part of the contract', async () => {
    const body = { email: 'admin@demo.com', password: 'wrong' };
    const { body: answer } = await client.rest('POST', '/jwt/login', body, { 'accept-language': 'de' });
    expect(answer).toEqual({ error: { email: 'Email or Password is Invalid' } });
  });

  test('answers a wrong offset with the right one in the language of the request', async () => {
    const { data } = await client.ask('mutation { createFile(input: { name: "a.csv", size: 4 }) { file { id } } }');
    const answer = await client.fetch(`/files/${data.createFile.file.id}?offset=2`, {
      method: 'PUT',
      body: 'x',
      headers: { 'accept-language': 'pt' },
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      error: 'Até agora foram carregados 0 bytes de «a.csv». Continue a partir do byte 0.',
      offset: 0,
    });
  });
});
