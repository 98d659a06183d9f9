import { screen, within } from '@testing-library/react';

/** Finds the body rows of the product list. */
export async function productRows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: 'Products' });
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row').slice(1);
}

/** Returns the names in the list, from top to bottom. */
export async function productNames(): Promise<(string | null | undefined)[]> {
  return (await productRows()).map((row) => within(row).getByRole('link').querySelector('[dir="auto"]')?.textContent);
}
