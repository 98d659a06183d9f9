import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { StatFilter } from '#ui/filter/StatFilter';
import { TruncatedText } from '#ui/text/TruncatedText';
import { renderComponent } from '../support/renderComponent';

function Tents({ isKnown }: { isKnown: boolean }) {
  const [value, setValue] = useState<'old' | null>(null);
  const count = (number: number) => (isKnown ? number : null);
  return (
    <StatFilter<'old'>
      label="Tents"
      figures={[
        { value: null, label: 'All', figure: count(1200) },
        { value: 'old', label: 'Old', figure: count(0) },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

test('figures show counts, and which one filters the list', async () => {
  const { user } = await renderComponent(<Tents isKnown />);
  expect(screen.getByRole('group', { name: 'Tents' })).toBeVisible();
  const [all, old] = [screen.getByRole('button', { name: 'All 1,200' }), screen.getByRole('button', { name: 'Old 0' })];
  expect(all).toHaveAttribute('aria-pressed', 'true');
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect(old).toHaveFocus();
  expect(old).toHaveAttribute('aria-pressed', 'true');
  expect(all).toHaveAttribute('aria-pressed', 'false');
});

test('figures can be pressed before they are known', async () => {
  const { user } = await renderComponent(<Tents isKnown={false} />);
  await user.click(screen.getByRole('button', { name: 'Old' }));
  expect(screen.getByRole('button', { name: 'Old' })).toHaveAttribute('aria-pressed', 'true');
});

test('a line follows the direction of its own text, and has the full text as its title', async () => {
  await renderComponent(<TruncatedText text="ليلى الحدّاد" />);
  const line = screen.getByTitle('ليلى الحدّاد');
  expect(line).toHaveAttribute('dir', 'auto');
  expect(line).toHaveTextContent('ليلى الحدّاد');
});
