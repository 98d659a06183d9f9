import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { isUsed, messagePlaces, sourceMessages } from '../support/sourceMessages';

const getArea = (id: string) => id.split('.')[0];

/** The texts of a language, each with its file. An ID that a file has twice is twice in the list. */
const getTexts = (language: string) =>
  readdirSync(`src/i18n/locales/${language}`).flatMap((file) => {
    const lines = readFileSync(`src/i18n/locales/${language}/${file}`, 'utf8').matchAll(/^ {2}"([^"]+)": (".*"),?$/gm);
    return [...lines].map(([, id = '', text = '']) => ({
      id,
      text: JSON.parse(text) as string,
      area: file.replace('.json', ''),
    }));
  });

/** Names, codes and units that are the same in all languages. */
const names = [
  ...[
    'SKU',
    'GTIN',
    'MPN',
    'SEO',
    'URL',
    'XML',
    'JSON',
    'CSV',
    'TSV',
    'RSS',
    'NDJSON',
    'XLSX',
    'ODS',
    'OpenDocument',
    'Excel',
    'HTML',
    'UTF',
    'ISO',
    'MB',
  ],
  ...[
    'Catalog',
    'Manager',
    'Shopify',
    'WooCommerce',
    'Magento',
    'Vendure',
    'Medusa',
    'Akeneo',
    'UnoPim',
    'Google',
    'Merchant',
    'Center',
    'GraphiQL',
  ],
  ...['www', 'example', 'com', 'https', 'Slug', 'IBAN', 'Blog'],
];

/** The words that a language has in common with English. */
const shared: Record<string, string[]> = {
  de: [
    ...['Budget', 'Code', 'Maximum', 'Minimum', 'Position', 'Tablet', 'Text', 'Website'],
    ...[
      'Administrator',
      'Export',
      'Format',
      'Horizontal',
      'Import',
      'Indigo',
      'Name',
      'Orange',
      'Standard',
      'Status',
      'Team',
    ],
    ...[
      'Apps',
      'Bank',
      'Bcc',
      'Cc',
      'Details',
      'Feeds',
      'in',
      'Link',
      'Offline',
      'Online',
      'Revision',
      'Spam',
      'Version',
    ],
  ],
  fr: [
    ...[
      'Actions',
      'Client',
      'Code',
      'Condition',
      'Conditions',
      'Confirmation',
      'Description',
      'Export',
      'Horizontal',
      'Import',
      'Indigo',
      'Maintenance',
      'Menu',
      'Notifications',
    ],
    ...['Date', 'Maximum', 'Minimum', 'Position', 'Volume'],
    ...['minute', 'minutes', 'Options', 'Orange', 'Pages', 'Rose', 'Stock', 'Type', 'Validation', 'Version', 'version'],
    ...['Administration', 'Cc', 'Image', 'Images', 'Important', 'Message', 'Note', 'Simple', 'Spam'],
    ...['Sessions', 'Standard', 'Total', 'Transformation', 'Transformations', 'Vertical'],
  ],
  pt: [
    ...['Volume'],
    ...['Bcc', 'Cc', 'Editor', 'Feeds', 'Horizontal', 'Menu', 'Offline', 'Online', 'Original', 'Spam', 'Stock'],
    ...['Subtotal', 'Tablet', 'Total', 'Vertical'],
  ],
};

/**
 * The IDs of texts that are those of another ID by coincidence, in each language: what they name is something else, or
 * is of the same gender.
 */
const coincidences = ['components.dialogsAndDrawers.confirm', 'components.images.title', 'products.detail.gone.text'];

/** The letters of a text without arguments, tags, and punctuation: the translatable part. */
const getWords = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.value.match(/[\p{L}]{2,}/gu) ?? [];
    if ('children' in element) return getWords(element.children);
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => getWords(value)) : [];
  });

/** The structure of a text: arguments with their kinds, choices, and tags, sorted. */
const getShape = (elements: readonly MessageFormatElement[]): string[] =>
  [
    ...new Set(
      elements.flatMap((element): string[] => {
        const { type } = element;
        if (type === TYPE.literal || type === TYPE.pound) return [];
        if (type === TYPE.tag) return [`<${element.value}>`, ...getShape(element.children)];
        const inner =
          'options' in element ? Object.values(element.options).flatMap(({ value }) => getShape(value)) : [];
        const choices = type === TYPE.select ? Object.keys(element.options).sort().join() : '';
        return [`${element.value}:${TYPE[type]} ${choices}`, ...inner];
      }),
    ),
  ].sort();

/** The plurals of a text: each argument, with the forms that the text has. */
const getPlurals = (
  elements: readonly MessageFormatElement[],
): [argument: string, ordinal: boolean, forms: string[]][] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return getPlurals(element.children);
    if (!('options' in element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => getPlurals(value));
    if (element.type !== TYPE.plural) return inner;
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
    return [[element.value, element.pluralType === 'ordinal', forms.sort()], ...inner];
  });

/**
 * The plural forms of a language. French and Portuguese have a form for round millions, which reads the same as
 * `other`.
 */
const getForms = (language: string, isOrdinal: boolean): string[] =>
  new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' })
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many')
    .sort();

/** The arguments whose forms are not those of the language. If English has only one form, one is enough. */
function wrongPlurals(text: string, english: string, language: string): string[] {
  const plain = new Set(getPlurals(parse(english)).flatMap(([name, , forms]) => (forms.length === 1 ? [name] : [])));
  return getPlurals(parse(text))
    .filter(([name, isOrdinal, forms]) => {
      const wanted = getForms(language, isOrdinal).join();
      return forms.join() !== wanted && !(plain.has(name) && forms.join() === 'other');
    })
    .map(([name]) => name);
}

const english = new Map(sourceMessages.map(({ id, text }) => [id, text]));
const ids = sourceMessages.map(({ id }) => id);

describe('Messages in the source', () => {
  test('have unique IDs', () => expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]));

  test('are all used', () =>
    expect(messagePlaces.filter((place) => !isUsed(place)).map(({ file, key }) => `${file} ${key}`)).toEqual([]));

  test('have one ID for each text', () => {
    const translations = Object.keys(shared).map(
      (language) => new Map(getTexts(language).map(({ id, text }) => [id, text])),
    );
    const idsByText = new Map<string, string[]>();
    for (const { id, text } of sourceMessages) {
      const texts = JSON.stringify([text, ...translations.map((each) => each.get(id))]);
      idsByText.set(texts, [...(idsByText.get(texts) ?? []), id]);
    }
    const groups = [...idsByText.values()].filter(({ length }) => length > 1);
    expect(groups.filter((group) => group.filter((id) => !coincidences.includes(id)).length > 1)).toEqual([]);
    expect(coincidences.filter((id) => !groups.flat().includes(id))).toEqual([]);
  });

  test('can be parsed', () => {
    for (const text of english.values()) expect(() => parse(text), text).not.toThrow();
  });
});

describe.each(Object.entries(shared))('Texts in %s', (language, sharedWords) => {
  const same = new Set([...names, ...sharedWords]);
  const texts = getTexts(language);
  const known = texts.filter(({ id }) => english.has(id));

  test('exist for every message', () => {
    const given = new Set(texts.map(({ id }) => id));
    expect(ids.filter((id) => !given.has(id))).toEqual([]);
  });

  test('each belong to a message', () => expect(texts.filter(({ id }) => !english.has(id))).toEqual([]));

  test('are in the file of their area, once', () => {
    expect(texts.filter(({ id, area }) => getArea(id) !== area)).toEqual([]);
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  });

  test('are translated', () =>
    expect(
      known.filter(({ id, text }) => text === english.get(id) && getWords(parse(text)).some((word) => !same.has(word))),
    ).toEqual([]));

  test('have the same arguments and tags as the English text', () => {
    for (const { id, text } of known) expect(getShape(parse(text)), id).toEqual(getShape(parse(english.get(id) ?? '')));
  });

  test('have the plural forms of the language', () => {
    for (const { id, text } of known) expect(wrongPlurals(text, english.get(id) ?? '', language), id).toEqual([]);
  });
});
