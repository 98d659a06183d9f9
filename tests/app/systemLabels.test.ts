import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IMPORT_TARGETS } from '../../mocks/domain/imports/mapping/targets';
import { FAMILY_FIELDS } from '../../mocks/domain/validation/families/familyFields';
import { getLabel } from '../../mocks/records/attributes';
import { SYSTEM_ATTRIBUTES } from '../../mocks/records/systemAttributes';
import { fieldMessages, isFieldName } from '../../src/ui/fieldMessages';

const FIELDS = SYSTEM_ATTRIBUTES.flatMap(({ code, field, labels }) => (field ? [{ code, field, labels }] : []));

/** What mappings call fields whose names are not their paths. */
const TARGETS: Readonly<Record<string, string>> = {
  media: 'images',
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
};

test.each(FIELDS)('$field has the same label as an attribute, in forms, in mappings, and in completeness', (given) => {
  const { code, field, labels } = given;
  if (!isFieldName(field)) throw new Error(`${field} has no message.`);
  const { id, defaultMessage } = fieldMessages[field];
  expect(getLabel(labels)).toBe(defaultMessage);
  for (const { locale, text } of labels.slice(1)) {
    const texts: Record<string, string> = JSON.parse(readFileSync(`src/i18n/locales/${locale}/ui.json`, 'utf8'));
    expect(text).toBe(texts[id ?? '']);
  }
  expect(IMPORT_TARGETS).toContainEqual(
    expect.objectContaining({ code: TARGETS[field] ?? field, label: defaultMessage }),
  );
  expect(FAMILY_FIELDS.find(code)).toMatchObject({ code, label: defaultMessage });
});
