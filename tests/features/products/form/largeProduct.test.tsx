import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import { getChanges } from '#features/products/core/values/productInput';
import { newProduct } from '#features/products/core/values/newProduct';
import type { ProductValues } from '#features/products/core/values/productValues';
import { newVariant } from '#features/products/sections/variants/newVariant';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { renderApp } from '#tests/support/renderApp';
import { readStored } from '#tests/support/stored';
import { field, retype, save } from './productForm';

const variants = Array.from({ length: 5 }, (_, index) => ({
  ...newVariant([]),
  id: `1-${index}`,
  sku: `V-${index}`,
  stock: '1',
}));
const product: ProductValues = { ...newProduct, name: 'Before', variants };

test('sends no variants when only the name was edited', () => {
  const { input, base } = getChanges(product, { ...product, name: 'After' });
  expect(input).toEqual({ name: 'After' });
  expect(base).not.toHaveProperty('variants');
});

test('sends only the ID and SKU of unchanged variants when one variant was edited', () => {
  const edited = variants.map((variant, index) => (index === 2 ? { ...variant, stock: '7' } : variant));
  const { input, base } = getChanges(product, { ...product, variants: edited });
  const brief = { id: '1-0', sku: 'V-0' };
  expect(input.variants?.[0]).toEqual(brief);
  expect(base.variants?.[0]).toEqual(brief);
  expect(input.variants?.[2]).toMatchObject({ id: '1-2', sku: 'V-2', stock: 7 });
  expect(base.variants?.[2]).toMatchObject({ stock: 1 });
});

test('sends moved variants in their new order', () => {
  const { input } = getChanges(product, { ...product, variants: variants.toReversed() });
  expect(input.variants?.map(({ sku }) => sku)).toEqual(['V-4', 'V-3', 'V-2', 'V-1', 'V-0']);
});

test('shows and lists variants changed by someone else after the name is saved', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/1');
  await retype(user, await field('Name'), 'Renamed');
  const stored = (await readStored(gateway, 'products', '1'))!;
  const ben = { ...gateway.context, user: userNamed('Ben') };
  const [first, ...others] = stored.variants.map(({ id, sku }) => ({ id, sku }));
  const input = { variants: [{ ...first!, stock: 4711 }, ...others] };
  await updateProduct(ben, { id: '1', input, revision: stored.revision });
  await save(user);
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect(screen.getAllByText(/Changes by someone else were kept: Variants\./)[0]).toBeVisible();
  expect(await screen.findByRole('row', { name: /4711/ })).toBeVisible();
  expect((await readStored(gateway, 'products', '1'))!).toMatchObject({ name: 'Renamed' });
});
