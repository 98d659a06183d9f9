import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { CatalogVersionCell } from '#features/catalogs/list/CatalogVersionCell';
import { catalogSchema, newCatalogValues } from '#features/catalogs/form/catalogSchema';
import { localeSuggestions } from '#entities/catalog/codeSuggestions';
import { CURRENCY_CODES } from '#shared/currencies';
import { IssueSummary } from '#features/catalogs/list/IssueSummary';
import { getNextAction } from '#entities/catalog/nextAction';
import { TagList } from '#features/catalogs/detail/TagList';
import { useCodeName } from '#i18n/useCodeName';
import { catalogFields } from '#server/domain/catalogs/catalogFields';
import { renderComponent } from '../../support/renderComponent';

const schema = catalogSchema(createIntl({ locale: 'en' }));

const getMessages = (values: object) => {
  const { error } = schema.safeParse({ ...newCatalogValues, name: 'Garden', ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('Catalog form', () => {
  test.each<[string, object, Record<string, string>]>([
    ['all that it needs', {}, {}],
    ['no name', { name: '  ' }, { name: 'Enter a catalog name.' }],
    ['a long name', { name: 'x'.repeat(121) }, { name: 'Use 120 characters or fewer.' }],
    ['no code', { code: '' }, {}],
    ['a code in capitals', { code: 'Garden-2' }, {}],
    ['a code with blanks', { code: 'a b' }, { code: expect.stringMatching(/^Use only lowercase/) as string }],
    [
      'a code that ends with a hyphen',
      { code: 'a-' },
      { code: expect.stringMatching(/^Use only lowercase/) as string },
    ],
    ['a long code', { code: 'x'.repeat(61) }, { code: 'Use 60 characters or fewer.' }],
    ['no language', { locales: [] }, { locales: 'Add at least one language.' }],
    ['no currency', { currencies: [] }, { currencies: 'Add at least one currency.' }],
    ['no channel', { channels: [] }, {}],
  ])('validates %s', (_name, values, messages) => {
    expect(getMessages(values)).toEqual(messages);
  });

  test('rejects every name and code that the server rejects', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ9- _é'), maxLength: 70 });
    fc.assert(
      fc.property(text, text, (name, code) => {
        const parsed = schema.safeParse({ ...newCatalogValues, name: `n${name}`, code });
        if (parsed.success) expect(() => catalogFields(parsed.data, null)).not.toThrow();
      }),
    );
  });

  test('has default values and suggestions that the server accepts', () => {
    const all = { locales: [...localeSuggestions], currencies: [...CURRENCY_CODES] };
    expect(() => catalogFields({ ...newCatalogValues, name: 'Garden' }, null)).not.toThrow();
    expect(() => catalogFields({ name: 'Garden', ...all }, null)).not.toThrow();
  });
});

describe('Next action', () => {
  const step = (blockers: ('NO_CHANNEL' | 'HAS_ERRORS' | 'WRONG_STATUS')[]) => ({
    action: 'ACTIVATE' as const,
    isAllowed: blockers.length === 0,
    blockers,
  });
  test.each([
    ['ACTIVATE', step([]), 'ACTIVATE'],
    ['ACTIVATE', step(['NO_CHANNEL']), 'ADD_CHANNEL'],
    ['FIX_ERRORS', step(['NO_CHANNEL', 'HAS_ERRORS']), 'FIX_ERRORS'],
    ['PUBLISH', step(['WRONG_STATUS']), 'PUBLISH'],
    ['IMPORT', step(['NO_CHANNEL']), 'IMPORT'],
  ] as const)('for %s with %j is %s', (nextStep, activate, move) => {
    expect(getNextAction({ nextStep, steps: [{ ...activate, blockers: [...activate.blockers] }] })).toBe(move);
  });
});

describe('Catalog list cells', () => {
  test.each([
    [{ error: 1, warning: 0 }, ['1 error']],
    [{ error: 2, warning: 1 }, ['2 errors', '1 warning']],
    [{ error: 0, warning: 1200 }, ['1,200 warnings']],
  ])('show the counts %j as %j', async (counts, names) => {
    await renderComponent(<IssueSummary counts={counts} />);
    expect(screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))).toEqual(names);
  });

  test('show that there are no issues', async () => {
    await renderComponent(<IssueSummary counts={{ error: 0, warning: 0 }} />);
    expect(screen.getByText('None')).toBeVisible();
  });

  test.each([
    [null, true, 'Not published'],
    [3, false, 'Version 3'],
    [3, true, 'Version 3Changed since'],
  ])('show version %j with changes %j as %s', async (version, hasChanges, text) => {
    await renderComponent(
      <p>
        <CatalogVersionCell version={version} hasChanges={hasChanges} />
      </p>,
    );
    expect(screen.getByText((_content, element) => element?.tagName === 'P')).toHaveTextContent(text);
  });

  test('show a list of words, or that there are none', async () => {
    await renderComponent(<TagList words={['web', 'store']} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['web', 'store']);
  });
});

describe('Language name', () => {
  function Name({ tag }: { tag: string }) {
    return <p>{useCodeName('language')(tag)}</p>;
  }
  test.each([
    ['de', 'German (de)'],
    ['pt-BR', 'Brazilian Portuguese (pt-BR)'],
    ['xx-not a tag', 'xx-not a tag'],
    ['qqq', 'qqq'],
  ])('of %s is %s', async (tag, name) => {
    await renderComponent(<Name tag={tag} />);
    expect(screen.getByText(name)).toBeVisible();
  });
});
