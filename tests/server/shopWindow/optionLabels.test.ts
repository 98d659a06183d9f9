import { describe, expect, it } from 'vitest';
import { createPairLabels, withPairLabels } from '#server/domain/shopWindow/optionLabels';
import { type AttributeDefinitionRecord, NO_RULES } from '#server/records/attributes';
import type { AttributeRecord } from '#server/records/products';
import { soundContent, soundVariant } from '../content';

const texts = (en: string, de: string) => [
  { locale: 'en', text: en },
  { locale: 'de', text: de },
];

const define = (code: string, type: 'SELECT' | 'MULTI_SELECT', en: string, de: string): AttributeDefinitionRecord => ({
  id: code,
  code,
  type,
  labels: texts(en, de),
  options: [
    { code: 'moss', labels: texts('Moss', 'Moos') },
    { code: 'ink', labels: [{ locale: 'en', text: 'Ink' }] },
  ],
  unitFamily: null,
  rules: NO_RULES,
  group: '',
  position: 1,
  isLocalizable: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  updatedBy: 'Ada',
});

const definitions = [define('colour', 'SELECT', 'Colour', 'Farbe'), define('shades', 'MULTI_SELECT', 'Shades', 'Töne')];

describe('Labels of attributes and options', () => {
  it.each<[string, string, AttributeRecord, AttributeRecord]>([
    ['translate a name and an option', 'de', { name: 'Colour', value: 'Moss' }, { name: 'Farbe', value: 'Moos' }],
    ['are found by a code', 'de', { name: 'colour', value: 'moss' }, { name: 'Farbe', value: 'Moos' }],
    [
      'are those of a more general language',
      'de-CH',
      { name: 'Colour', value: 'Moss' },
      { name: 'Farbe', value: 'Moos' },
    ],
    ['translate several options', 'de', { name: 'Shades', value: 'Ink, Moss' }, { name: 'Töne', value: 'Ink, Moos' }],
    ['leave an option without a label', 'de', { name: 'Colour', value: 'Ink' }, { name: 'Farbe', value: 'Ink' }],
    ['leave a value that is no option', 'de', { name: 'Colour', value: 'Sky' }, { name: 'Farbe', value: 'Sky' }],
    ['leave an attribute without a definition', 'de', { name: 'Fit', value: 'Moss' }, { name: 'Fit', value: 'Moss' }],
    ['leave all in another language', 'fr', { name: 'Colour', value: 'Moss' }, { name: 'Colour', value: 'Moss' }],
  ])('%s', (_, locale, pair, expected) => {
    expect(createPairLabels(definitions, locale)(pair)).toEqual(expected);
  });

  it('translate the names of variants where they list an option', () => {
    const options = [{ name: 'Colour', value: 'Moss' }];
    const variants = ['Mossy tent, Moss', '2 persons / Moss', 'Moss', 'Tent in Moss'].map((name, index) =>
      soundVariant(`T-${index}`, { name, options }),
    );
    const labelled = withPairLabels(soundContent({ variants }), createPairLabels(definitions, 'de'));
    expect(labelled.variants.map(({ name }) => name)).toEqual([
      'Mossy tent, Moos',
      '2 persons / Moos',
      'Moos',
      'Tent in Moss',
    ]);
    expect(labelled.variants[0]!.options).toEqual([{ name: 'Farbe', value: 'Moos' }]);
  });

  it('keep the names of variants that were entered for the language', () => {
    const values = [{ attribute: 'name', locale: 'de', text: 'Zelt, Moss' }];
    const variants = [soundVariant('T', { name: 'Zelt, Moss', options: [{ name: 'Color', value: 'Moss' }], values })];
    const labelled = withPairLabels(soundContent({ variants }), createPairLabels(definitions, 'de'));
    expect(labelled.variants[0]!.name).toBe('Zelt, Moss');
  });
});
