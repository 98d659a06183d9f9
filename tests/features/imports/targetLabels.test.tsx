import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { IMPORT_TARGETS } from '../../../mocks/domain/imports/mapping/targets';
import { useTargetLabels } from '../../../src/features/imports/mapping/labels/useTargetLabels';
import importMessages from '../../../src/i18n/locales/de/imports.json';
import uiMessages from '../../../src/i18n/locales/de/ui.json';

/** The server's targets, with labels that no language has. */
const targets = IMPORT_TARGETS.map(({ code, isRequired }) => ({
  __typename: 'ImportTarget' as const,
  code,
  label: `? ${code}`,
  isRequired,
  isTranslatable: false,
}));

const getLabels = (locale: string, messages: Record<string, string>) => {
  const { result } = renderHook(() => useTargetLabels(targets), {
    wrapper: ({ children }) => (
      <IntlProvider locale={locale} messages={messages} onError={() => undefined}>
        {children}
      </IntlProvider>
    ),
  });
  return new Map(result.current.map(({ code, label }) => [code, label]));
};

test('every field that a column can be mapped to has a name of its own in the user’s language', () => {
  const english = getLabels('en', {});
  const german = getLabels('de', { ...uiMessages, ...importMessages });
  for (const labels of [english, german]) {
    expect([...labels.values()].filter((label) => label.startsWith('?'))).toEqual([]);
    expect(new Set(labels.values()).size).toBe(targets.length);
  }
  expect(english.get('variantCompareAtPrice')).toBe('Variant: Regular price before discount');
  expect(german.get('variantStock')).toBe('Variante: Bestand');
  expect(german.get('images')).toBe('Bilder');
});
