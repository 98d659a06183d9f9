import { expect, it } from 'vitest';
import { isInternalName } from '#server/domain/attributes/internalWords';

it.each([
  'Purchaseprice',
  'Hersteller-EK',
  'EKP',
  'Kosten',
  'Inkoopsprijs',
  'Prix coûtant',
  'Buy-in price',
  'Factory price',
  'Comments (internal)',
  'Internal notes',
  'Notizen intern',
  'Kommentar intern',
  'Interner Kommentar',
  'Commentaires internes',
  'Notas internas',
  'Interne notities',
  'Uwagi wewnętrzne',
  'Buyer notes',
  'Stock note',
  'Warehouse',
])('takes “%s” as internal', (name) => {
  expect(isInternalName(name)).toBe(true);
});

it.each([
  'Internal memory',
  'Internal diameter',
  'Internal storage',
  'Interner Speicher',
  'Versandkosten',
  'Kostenlos',
  'Internal reference',
])('takes “%s” as public', (name) => {
  expect(isInternalName(name)).toBe(false);
});
