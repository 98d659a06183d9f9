import { expect, test } from 'vitest';
import { createTestClient } from '../../support/testClient';
import { getCsv, startFile } from '../imports/jobs/importSetup';

const CREATE = `mutation ($input: CreateProductInput!) {
  createProduct(input: $input) { product { id } }
}`;

const ISSUES = 'query ($id: ID!) { product(id: $id) { issues { code message suggestedFix } } }';

const setUp = async () => {
  const client = await createTestClient();
  const input = {
    catalogId: '1',
    sku: 'LANG-1',
    name: 'Tent',
    slug: 'tent 1',
    stock: -3,
    prices: [{ amount: '1234.567', currency: 'EUR' }],
    values: [{ attribute: 'seo-title', locale: 'de', text: 'Zelt' }],
  };
  const data = await client.data(CREATE, { input });
  const { id } = data.createProduct.product;
  return async (language?: string) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
    const answer = await client.ask(ISSUES, { id }, headers);
    return new Map<string, string>(
      answer.data.product.issues.map(({ code, message, suggestedFix }: Record<string, string>) => [
        code,
        `${message} ${suggestedFix}`,
      ]),
    );
  };
};

const TEXTS = {
  en: {
    PRICE_FRACTION:
      'The price €1,234.567 has more decimal places than the 2 that EUR has. Round it to €1,234.57, unless it is the price of a part.',
    STOCK_NEGATIVE: 'The stock -3 is below zero. Enter 0 if the product is out of stock.',
    SLUG_FORMAT:
      'The slug tent 1 contains characters other than lowercase letters, digits, and single hyphens. Use lowercase letters a to z, digits, and hyphens between words.',
    VALUE_WITHOUT_SOURCE:
      'The product’s own “SEO title” has no value, but the one for German does. Enter the value in the default language, or remove this one.',
  },
  de: {
    PRICE_FRACTION:
      'Der Preis 1.234,567\u00a0€ hat mehr als die 2 Nachkommastellen von EUR. Runden Sie auf 1.234,57\u00a0€, außer wenn es der Preis eines Einzelteils ist.',
    STOCK_NEGATIVE: 'Der Bestand -3 liegt unter null. Geben Sie 0 ein, wenn das Produkt nicht auf Lager ist.',
    SLUG_FORMAT:
      'Der Slug tent 1 enthält andere Zeichen als Kleinbuchstaben, Ziffern und einzelne Bindestriche. Verwenden Sie Kleinbuchstaben von a bis z, Ziffern und Bindestriche zwischen Wörtern.',
    VALUE_WITHOUT_SOURCE:
      '„SEO-Titel“ hat beim Produkt selbst keinen Wert, wohl aber für Deutsch. Geben Sie den Wert in der Standardsprache ein oder entfernen Sie diesen.',
  },
  fr: {
    PRICE_FRACTION:
      'Le prix 1\u202f234,567\u00a0€ a plus que les 2 décimales de EUR. Arrondissez à 1\u202f234,57\u00a0€, sauf s’il s’agit du prix d’une pièce.',
    STOCK_NEGATIVE: 'Le stock (-3) est inférieur à zéro. Saisissez 0 si le produit est en rupture de stock.',
    SLUG_FORMAT:
      'Le slug tent 1 contient d’autres caractères que des minuscules, des chiffres et des tirets simples. Utilisez des minuscules de a à z, des chiffres et des tirets entre les mots.',
    VALUE_WITHOUT_SOURCE:
      '«\u00a0titre SEO\u00a0» n’a pas de valeur pour le produit lui-même, mais en a une ici\u00a0: allemand. Saisissez la valeur dans la langue par défaut ou supprimez celle-ci.',
  },
  pt: {
    PRICE_FRACTION:
      'O preço 1234,567\u00a0€ tem mais do que as 2 casas decimais de EUR. Arredonde para 1234,57\u00a0€, a menos que seja o preço de uma peça.',
    STOCK_NEGATIVE: 'O stock -3 é inferior a zero. Introduza 0 se o produto estiver esgotado.',
    SLUG_FORMAT:
      'O slug tent 1 contém caracteres que não são letras minúsculas, algarismos nem hífenes isolados. Use letras minúsculas de a a z, algarismos e hífenes entre palavras.',
    VALUE_WITHOUT_SOURCE:
      '«título SEO» não tem valor no próprio produto, mas tem um aqui: alemão. Introduza o valor no idioma predefinido ou remova este.',
  },
};

test('Issues of a product are in the language of the request', async () => {
  const getIssues = await setUp();
  for (const [language, texts] of Object.entries(TEXTS)) {
    const issues = await getIssues(language);
    for (const [code, text] of Object.entries(texts)) expect(issues.get(code)).toBe(text);
  }
});

test.each([
  [undefined, 'en'],
  ['it', 'en'],
  ['de-AT', 'de'],
  ['it, fr;q=0.4, pt-BR;q=0.6', 'pt'],
] as const)('Accept-Language %j gives issues in %s', async (header, language) => {
  const getIssues = await setUp();
  expect((await getIssues(header)).get('STOCK_NEGATIVE')).toBe(TEXTS[language].STOCK_NEGATIVE);
});

const JOB = 'query ($id: ID!) { job(id: $id) { issues { issues { code message suggestedFix } } } }';

test.each([
  [
    'en',
    'The GTIN 12 has 2 digits instead of 8, 12, 13 or 14. Enter all digits below the barcode, including leading zeros.',
    '“free” isn’t a valid price. Enter an amount. Example: 19.90 or 19.90 EUR',
    'The SKU A is already used in row 2 by another product, “Tent”. Give each product and variant a unique SKU, or put the rows of a product together.',
  ],
  [
    'de',
    'Die GTIN 12 hat 2 Ziffern statt 8, 12, 13 oder 14. Geben Sie alle Ziffern unter dem Barcode ein, auch führende Nullen.',
    '„free“ ist kein gültiger Preis. Geben Sie einen Betrag ein. Beispiel: 19,90 oder 19,90 EUR',
    'Die SKU A wird in Zeile 2 bereits von einem anderen Produkt verwendet: „Tent“. Geben Sie jedem Produkt und jeder Variante eine eindeutige SKU oder stellen Sie die Zeilen eines Produkts zusammen.',
  ],
  [
    'fr',
    'Le GTIN 12 a 2 chiffres au lieu de 8, 12, 13 ou 14. Saisissez tous les chiffres sous le code-barres, y compris les zéros initiaux.',
    '«\u00a0free\u00a0» n’est pas un prix valide. Saisissez un montant. Exemple\u00a0: 19,90 ou 19,90 EUR',
    'Le SKU A est déjà utilisé à la ligne 2 par un autre produit, «\u00a0Tent\u00a0». Donnez un SKU unique à chaque produit et à chaque variante ou regroupez les lignes d’un produit.',
  ],
  [
    'pt',
    'O GTIN 12 tem 2 algarismos em vez de 8, 12, 13 ou 14. Introduza todos os algarismos sob o código de barras, incluindo os zeros à esquerda.',
    '«free» não é um preço válido. Introduza um valor. Exemplo: 19,90 ou 19,90 EUR',
    'O SKU A já é usado na linha 2 por outro produto, «Tent». Atribua um SKU único a cada produto e variante ou junte as linhas de um produto.',
  ],
])('Issues of an import are in the language of the request: %s', async (language, ...texts) => {
  const { gateway, ask } = await createTestClient();
  const rows = ['Sku,Name,Amount,Gtin,Variant', 'A,Tent,1,,', 'B,Mug,free,,', 'C,Pan,2,12,', 'D,Pot,3,,A'];
  const { id } = await startFile(gateway.context, '1', rows.join('\n'), {
    mapping: [
      ['Sku', 'sku'],
      ['Name', 'name'],
      ['Amount', 'price'],
      ['Gtin', 'gtin'],
      ['Variant', 'variantSku'],
    ].map(([source, target]) => ({ source: source!, target: target!, transforms: [] })),
  });
  await gateway.idle();
  const { data } = await ask(JOB, { id }, { 'accept-language': language });
  const found = data.job.issues.issues.map(
    ({ message, suggestedFix }: Record<string, string>) => `${message} ${suggestedFix}`,
  );
  expect(found).toEqual(expect.arrayContaining(texts));
});

const LOG = 'query ($id: ID!) { job(id: $id) { log { message } error } }';

test.each([
  [
    'en',
    '“products.csv” has 2 rows for 2 products.',
    'Nothing was imported. 1 product has errors. The first is in row 3: “free” isn’t a valid price.',
  ],
  [
    'de',
    '„products.csv“ hat 2 Zeilen für 2 Produkte.',
    'Es wurde nichts importiert. 1 Produkt hat Fehler. Der erste ist in Zeile 3: „free“ ist kein gültiger Preis.',
  ],
  [
    'fr',
    '«\u00a0products.csv\u00a0» contient 2 lignes pour 2 produits.',
    'Rien n’a été importé. 1 produit contient des erreurs. La première est à la ligne 3\u00a0: «\u00a0free\u00a0» n’est pas un prix valide.',
  ],
  [
    'pt',
    '«products.csv» tem 2 linhas para 2 produtos.',
    'Nada foi importado. 1 produto tem erros. O primeiro está na linha 3: «free» não é um preço válido.',
  ],
])('The log of a job, and why it failed, are in the language of the request: %s', async (language, line, error) => {
  const { gateway, ask } = await createTestClient();
  const { id } = await startFile(
    gateway.context,
    '1',
    getCsv([
      { sku: 'A', name: 'Tent', price: '1' },
      { sku: 'B', name: 'Mug', price: 'free' },
    ]),
    {
      errorPolicy: 'REJECT_EVERYTHING',
    },
  );
  await gateway.idle();
  const { data } = await ask(LOG, { id }, { 'accept-language': language });
  expect(data.job.log).toContainEqual({ message: line });
  expect(data.job.error).toBe(error);
});

test('Issues name attributes by their label in the language of the request', async () => {
  const client = await createTestClient();
  const labels = [
    { locale: 'en', text: 'Pole length' },
    { locale: 'de', text: 'Stangenlänge' },
  ];
  const define = 'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }';
  const defined = await client.ask(define, { input: { code: 'pole-length', labels, type: 'NUMBER' } });
  expect(defined.errors).toBeUndefined();
  const input = {
    catalogId: '1',
    sku: 'LANG-2',
    name: 'Tent',
    attributes: [{ name: 'pole-length', value: 'long' }],
    values: [{ attribute: 'pole-length', locale: 'de', text: '3' }],
  };
  const { id } = (await client.ask(CREATE, { input })).data.createProduct.product;
  const getMessages = async (language: string) => {
    const { data } = await client.ask(ISSUES, { id }, { 'accept-language': language });
    return data.product.issues.map(({ message }: { message: string }) => message).join('\n');
  };
  expect(await getMessages('en')).toContain('The value “long” of Pole length isn’t a number.');
  expect(await getMessages('de')).toContain('Stangenlänge');
  expect(await getMessages('de')).not.toContain('Pole length');
  expect(await getMessages('fr')).toContain('Pole length');
});
