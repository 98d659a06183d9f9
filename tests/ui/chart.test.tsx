import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chart } from '#ui/chart/Chart';
import type { ChartKind } from '#ui/chart/chartTypes';
import { renderComponent } from '../support/renderComponent';

const data = {
  categories: ['Files', 'Feeds'],
  series: [
    { name: 'Published', values: [620, 0] },
    { name: 'Failed', values: [45, null] },
  ],
};

test('shows the figures as a table, and a dash for no figure', async () => {
  await renderComponent(<Chart kind="bar" label="Products" data={data} format={(value) => `${value} pcs`} />);
  const table = within(screen.getByRole('figure', { name: 'Products' })).getByRole('table', { name: 'Products' });
  expect(within(table).getByRole('row', { name: 'Files 620 pcs 45 pcs' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Feeds 0 pcs –' })).toBeInTheDocument();
});

test.each<[ChartKind, string[]]>([
  ['stackedBar', ['Published', 'Failed']],
  ['line', ['Published', 'Failed']],
  ['donut', ['Files', 'Feeds']],
  ['heatMap', []],
  ['sankey', []],
  ['sparkline', []],
])('the legend of a chart of kind %s hides and shows %j', async (kind, names) => {
  const { user } = await renderComponent(<Chart kind={kind} label="Products" data={data} />);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  if (names.length === 0) return;
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: names[0] })).toHaveAttribute('aria-pressed', 'false');
});
