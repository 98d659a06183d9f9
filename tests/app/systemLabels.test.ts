import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getLabel } from '#server/records/attributes';
import { SYSTEM_ATTRIBUTES } from '#server/records/systemAttributes';
import { fieldMessages, isFieldName } from '#ui/fieldMessages';

const FIELDS = SYSTEM_ATTRIBUTES.flatMap(({ field, labels }) => (field ? [{ field, labels }] : []));

test.each(FIELDS)('$field has the same label as an attribute and in forms', ({ field, labels }) => {
  if (!isFieldName(field)) throw new Error(`${field} has no message.`);
  const { id, defaultMessage } = fieldMessages[field];
  expect(getLabel(labels)).toBe(defaultMessage);
  for (const { locale, text } of labels.slice(1)) {
    const texts: Record<string, string> = JSON.parse(readFileSync(`src/i18n/locales/${locale}/ui.json`, 'utf8'));
    expect(text).toBe(texts[id ?? '']);
  }
});
