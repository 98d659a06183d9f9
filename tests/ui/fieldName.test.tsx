import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fieldName, issueFieldName } from '../../src/ui/fieldName';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });

test.each([
  ['brand', 'Brand'],
  ['seo.title', 'SEO title'],
  ['variants', 'Variants'],
  ['variants[MH01-XS]', 'Variant MH01-XS'],
  ['variants[MH01-XS].prices', 'Prices of variant MH01-XS'],
  ['variants[a].b].stock', 'Stock of variant a].b'],
  ['toString', 'toString'],
])('the field %s is labeled “%s”', (path, name) => expect(fieldName(path, intl)).toBe(name));

test.each([
  ['variants[2].gtin', 'Variant: GTIN'],
  ['variants[0]', 'Variant'],
  ['variants[0].toString', 'Variant'],
  ['slug', 'Slug'],
  ['seo.title', 'SEO title'],
  ['unheardOf', 'unheardOf'],
])('the field %s of an issue is labeled “%s”', (path, name) => expect(issueFieldName(path, intl)).toBe(name));
