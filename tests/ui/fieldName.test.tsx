import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fieldName, issueFieldName } from '#ui/fieldName';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });

test.each([
  ['brand', 'Brand'],
  ['seo.title', 'SEO title'],
  ['values', 'Translations'],
  ['variants', 'Variants'],
  ['variants[MH01-XS]', 'Variant MH01-XS'],
  ['variants[MH01-XS].prices', 'Prices of variant MH01-XS'],
  ['variants[a].b].stock', 'Stock of variant a].b'],
  ['variants[a].b].values[name,de]', 'Name (German) of variant a].b'],
  ['toString', 'toString'],
])('the field %s is labeled “%s”', (path, name) => expect(fieldName(path, intl)).toBe(name));

test.each([
  ['variants[2].gtin', 'Variant: GTIN'],
  ['variants[0]', 'Variant'],
  ['variants[0].toString', 'Variant'],
  ['slug', 'Slug'],
  ['seo.title', 'SEO title'],
  ['unheardOf', 'unheardOf'],
  ['attributes[2].value', 'Attributes'],
  ['attributes[material]', 'material'],
  ['variants[0].options[1].value', 'Variant: Options'],
])('the field %s of an issue is labeled “%s”', (path, name) => expect(issueFieldName(path, intl)).toBe(name));

const names = {
  attribute: (code: string) => (code === 'material' ? 'Outer material' : code),
  channel: (code: string) => (code === 'web' ? 'Web shop' : code),
  family: (code: string) => code,
  isHtml: () => false,
};

test.each([
  ['values[material,de,web]', 'Outer material (German, Web shop)'],
  ['values[material,,print]', 'Outer material (print)'],
  ['values[seo-title,,web]', 'SEO title (Web shop)'],
  ['attributes[material]', 'Outer material'],
  ['variants[3].values[material,de,web]', 'Variant: Outer material (German, Web shop)'],
])('the field %s is labeled “%s” by the labels of its parts', (path, name) =>
  expect(issueFieldName(path, intl, names)).toBe(name),
);
