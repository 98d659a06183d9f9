import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PickerControl } from '#ui/form/picker/PickerControl';
import { matchingOptions } from '#ui/form/picker/pickerOptions';
import { renderComponent } from '#tests/support/renderComponent';
import { textWidth } from '#ui/table/textWidth';

const options = [
  { value: 'AUD', text: 'Australian Dollar (AUD)' },
  { value: 'EUR', text: 'Euro (EUR)' },
  { value: 'STN', text: 'São Tomé & Príncipe Dobra (STN)' },
  { value: 'USD', text: 'US Dollar (USD)' },
];

test.each([
  ['', ['AUD', 'EUR', 'STN', 'USD']],
  ['usd', ['USD']],
  ['us', ['USD', 'AUD']],
  ['dollar', ['AUD', 'USD']],
  ['sao tome', ['STN']],
  ['nothing', []],
])('options that match “%s” are %j', (draft, values) => {
  expect(matchingOptions(options, draft).map(({ value }) => value)).toEqual(values);
});

test.each([
  ['a short SKU', ['A-1'], 116],
  ['a long SKU', ['A-1', 'TNT-1000-1-SNO-EXTRA'], 192],
  ['one longer than a screen', ['x'.repeat(200)], 280],
  ['no rows', [], 116],
])('the column of %s is as wide as needed', (_, texts, width) => {
  expect(textWidth(texts, 116)).toBe(width);
});

function Currencies({ canAdd }: { canAdd: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <PickerControl
      label="Currencies"
      labelling={{ 'aria-label': 'Currencies' }}
      chosen={chosen}
      options={options}
      addText={canAdd ? (code) => `Add ${code}` : undefined}
      onChange={setChosen}
    />
  );
}

test.each([
  ['the text of an option', 'euro (eur)', true, 'EUR'],
  ['a new value', 'XTS', true, 'XTS'],
  ['the beginning of an option', 'Euro', true, null],
  ['a value that can’t be added', 'XTS', false, null],
])('leaving a picker takes %s only if it is whole', async (_, typed, canAdd, taken) => {
  const { user } = await renderComponent(<Currencies canAdd={canAdd} />);
  await user.type(screen.getByRole('combobox', { name: 'Currencies' }), typed);
  await user.tab();
  expect(screen.queryAllByRole('option').map((tag) => tag.textContent)).toEqual(taken === null ? [] : [taken]);
  expect(screen.getByRole('combobox', { name: 'Currencies' })).toHaveValue('');
});
