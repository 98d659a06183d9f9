import { expect, test } from 'vitest';
import { createTestClient } from '../../support/testClient';

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
    prices: [{ amount: '-1.5', currency: 'EUR' }],
    values: [{ attribute: 'seo-title', locale: 'de', text: 'Zelt' }],
  };
  const { data, errors } = await client.ask(CREATE, { input });
  expect(errors).toBeUndefined();
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
    PRICE_NEGATIVE: 'The price -1.5 EUR is below zero. Enter 1.5, or remove the price.',
    STOCK_NEGATIVE: 'The stock -3 is below zero. Enter 0 if the product is out of stock.',
    SLUG_FORMAT:
      'The slug tent 1 contains characters other than lowercase letters, digits, and single hyphens. Use lowercase letters a to z, digits, and hyphens between words.',
    VALUE_WITHOUT_SOURCE:
      'The product’s own “SEO title” has no value, but the one for German does. Enter the value in the default language, or remove this one.',
  },
  de: {
    PRICE_NEGATIVE: 'Der Preis -1,5 EUR liegt unter null. Geben Sie 1,5 ein oder entfernen Sie den Preis.',
    STOCK_NEGATIVE: 'Der Bestand -3 liegt unter null. Geben Sie 0 ein, wenn das Produkt nicht auf Lager ist.',
    SLUG_FORMAT:
      'Der Slug tent 1 enthält andere Zeichen als Kleinbuchstaben, Ziffern und einzelne Bindestriche. Verwenden Sie Kleinbuchstaben von a bis z, Ziffern und Bindestriche zwischen Wörtern.',
    VALUE_WITHOUT_SOURCE:
      '„SEO-Titel“ hat beim Produkt selbst keinen Wert, wohl aber für Deutsch. Geben Sie den Wert in der Standardsprache ein oder entfernen Sie diesen.',
  },
  fr: {
    PRICE_NEGATIVE: 'Le prix -1,5 EUR est inférieur à zéro. Saisissez 1,5 ou retirez le prix.',
    STOCK_NEGATIVE: 'Le stock -3 est inférieur à zéro. Saisissez 0 si le produit est en rupture de stock.',
    SLUG_FORMAT:
      'Le slug tent 1 contient d’autres caractères que des minuscules, des chiffres et des tirets isolés. Utilisez des minuscules de a à z, des chiffres et des tirets entre les mots.',
    VALUE_WITHOUT_SOURCE:
      '«\u00a0titre SEO\u00a0» n’a pas de valeur pour le produit lui-même, mais en a une ici\u00a0: allemand. Saisissez la valeur dans la langue par défaut ou supprimez celle-ci.',
  },
  pt: {
    PRICE_NEGATIVE: 'O preço -1,5 EUR é inferior a zero. Introduza 1,5 ou remova o preço.',
    STOCK_NEGATIVE: 'O stock -3 é inferior a zero. Introduza 0 se o produto estiver esgotado.',
    SLUG_FORMAT:
      'O slug tent 1 contém caracteres que não são letras minúsculas, algarismos nem hífenes isolados. Utilize letras minúsculas de a a z, algarismos e hífenes entre palavras.',
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
