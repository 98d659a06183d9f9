import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Pagination } from '#ui/table/Pagination';
import { renderComponent } from '../support/renderComponent';

const cases = [
  { name: 'the first page', page: 1, perPage: 10, total: 147, range: '1–10 of 147', pages: 'Page 1 of 15' },
  { name: 'the last page', page: 15, perPage: 10, total: 147, range: '141–147 of 147', pages: 'Page 15 of 15' },
  { name: 'many rows', page: 2, perPage: 100, total: 12345, range: '101–200 of 12,345', pages: 'Page 2 of 124' },
];

test.each(cases)('$name shows the range and total', async ({ range, pages, page, perPage, total }) => {
  await renderComponent(
    <Pagination label="Tents" page={page} perPage={perPage} total={total} onChange={() => undefined} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(range);
  expect(screen.getByText(pages)).toBeVisible();
  const isFirst = page === 1;
  const isLast = page * perPage >= total;
  expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe(
    isFirst ? 'true' : null,
  );
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe(isLast ? 'true' : null);
});

test('the buttons move one page, and a new page size starts at the first page', async () => {
  const onChange = vi.fn();
  const { user } = await renderComponent(
    <Pagination label="Tents" page={3} perPage={10} total={147} onChange={onChange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(onChange.mock.calls.flat()).toEqual([
    { page: 4, perPage: 10 },
    { page: 2, perPage: 10 },
    { page: 1, perPage: 50 },
  ]);
});

test('going back from past the end opens the last page', async () => {
  const onChange = vi.fn();
  const { user } = await renderComponent(
    <Pagination label="Tents" page={9} perPage={10} total={25} onChange={onChange} />,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onChange).toHaveBeenCalledWith({ page: 3, perPage: 10 });
});

test.each([
  [3, 100, '1–3 of 3'],
  [10, 10, '1–10 of 10'],
  [0, 10, 'No rows'],
])('is hidden while one page holds all %i rows, and still announces the number', async (total, perPage, range) => {
  await renderComponent(
    <Pagination label="Tents" page={1} perPage={perPage} total={total} onChange={() => undefined} />,
  );
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(range);
});

test('stays visible when its own page size made all rows fit', async () => {
  const Rows = () => {
    const [page, setPage] = useState({ page: 1, perPage: 10 });
    return <Pagination label="Tents" {...page} total={12} onChange={setPage} />;
  };
  const { user } = await renderComponent(<Rows />);
  const size = screen.getByRole('combobox', { name: 'Rows per page' });
  await user.selectOptions(size, '25');
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
  await user.selectOptions(size, '10');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
});

test('shows nothing before the rows are counted', async () => {
  await renderComponent(
    <Pagination label="Tents" page={1} perPage={10} total={undefined} onChange={() => undefined} />,
  );
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(document.querySelector('nav')).toBeInTheDocument();
  expect(document.querySelector('[role=status]')).toBeEmptyDOMElement();
});

test('any of many pages is opened by its number, the last one by a higher one', async () => {
  const onChange = vi.fn();
  const { user } = await renderComponent(
    <Pagination label="Tents" page={3} perPage={10} total={99_995} onChange={onChange} />,
  );
  const field = screen.getByRole('spinbutton', { name: 'Go to page' });
  await user.type(field, '{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  for (const text of ['5432', '99999', '0']) await user.type(field, `${text}{Enter}`);
  expect(field).toHaveValue(null);
  expect(onChange.mock.calls.flat()).toEqual([
    { page: 5432, perPage: 10 },
    { page: 10_000, perPage: 10 },
    { page: 1, perPage: 10 },
  ]);
});

test('few pages have no field for their number', async () => {
  await renderComponent(<Pagination label="Tents" page={1} perPage={10} total={190} onChange={() => undefined} />);
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});
