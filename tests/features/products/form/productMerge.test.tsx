import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import type { ProductInput } from '#server/types.generated';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { dialogClosed } from '#tests/support/dialogClosed';
import { renderApp } from '#tests/support/renderApp';
import { axeViolations } from '#tests/support/axeViolations';
import { readStored } from '#tests/support/stored';
import { field, retype, save } from './productForm';

const tent = '/catalogs/1/products/1';

const stored = async (gateway: Gateway) => (await readStored(gateway, 'products', '1'))!;

/** Changes the product as another user. */
const changeAsBen = async (gateway: Gateway, input: ProductInput) =>
  updateProduct(
    { ...gateway.context, user: userNamed('Ben') },
    { id: '1', input, revision: (await stored(gateway)).revision },
  );

test('keeps and lists changes by others to other fields', async () => {
  const { user, gateway } = await renderApp(tent);
  await retype(user, await field('Brand'), 'Mine');
  await changeAsBen(gateway, { mpn: 'BEN-1', seo: { title: 'By Ben' } });
  await save(user);
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect(screen.getByText('Changes by someone else were kept: MPN and SEO title.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'MPN' })).toHaveValue('BEN-1');
  expect(await field('SEO title')).toHaveValue('By Ben');
  expect(await stored(gateway)).toMatchObject({ brand: 'Mine', mpn: 'BEN-1', revision: 3 });
});

describe('Changes by others to the same fields', () => {
  test('are resolved field by field', async () => {
    const { user, gateway } = await renderApp(tent);
    await retype(user, await field('Brand'), 'Mine');
    await retype(user, screen.getByRole('textbox', { name: 'Price in EUR' }), '300');
    await retype(user, await field('SEO title'), 'My title');
    await changeAsBen(gateway, {
      brand: 'Theirs',
      prices: [{ currency: 'EUR', amount: 310 }],
      seo: { title: 'Their title' },
    });
    await save(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else changed the same fields' });
    expect(dialog).toHaveTextContent('Ben saved this product while you were editing it.');
    expect(await axeViolations()).toEqual([]);
    const confirm = within(dialog).getByRole('button', { name: 'Save merged product' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    const brand = within(dialog).getByRole('group', { name: 'Brand' });
    expect(brand).toHaveTextContent(/OriginalKorrvik.*TheirsTheirs.*YoursMine/);
    expect(within(dialog).getByRole('group', { name: 'Prices' })).toHaveTextContent(
      /€318.90, was €399.00\s*\$357.95, was \$448.00.*€310.00.*€300.00, was €399.00/,
    );
    await user.click(within(brand).getByRole('radio', { name: /^Theirs/ }));
    await user.click(
      within(within(dialog).getByRole('group', { name: 'Prices' })).getByRole('radio', { name: /^Yours/ }),
    );
    await user.click(
      within(within(dialog).getByRole('group', { name: 'SEO title' })).getByRole('radio', { name: /^Theirs/ }),
    );
    await user.click(confirm);
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    await dialogClosed();
    expect(await stored(gateway)).toMatchObject({
      brand: 'Theirs',
      seo: { title: 'Their title' },
      prices: [
        { currency: 'EUR', amount: 300, compareAt: 399 },
        { currency: 'USD', amount: 357.95, compareAt: 448 },
      ],
    });
    expect(await field('Brand')).toHaveValue('Theirs');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('of a variant are labeled with its SKU', async () => {
    const { user, gateway } = await renderApp(`${tent}?variant=1`);
    await retype(user, await field('Stock'), '1');
    const { variants } = await stored(gateway);
    await changeAsBen(gateway, {
      variants: variants.map((variant, index) => (index ? variant : { ...variant, stock: 2 })),
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog');
    const stock = within(dialog).getByRole('group', { name: 'Variant TNT-1000-1-MOS: Stock' });
    expect(stock).toHaveTextContent(/Original34.*Theirs2.*Yours1/);
    await user.click(within(stock).getByRole('radio', { name: /^Yours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save merged product' }));
    await screen.findByText('Product saved');
    expect((await stored(gateway)).variants[0]).toMatchObject({ stock: 1 });
  });

  test('can be reviewed again before anything is saved', async () => {
    const { user, gateway } = await renderApp(tent);
    await retype(user, await field('Brand'), 'Mine');
    await changeAsBen(gateway, { brand: 'Theirs' });
    await save(user);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Back to editing' }));
    await dialogClosed();
    await waitFor(() => expect(screen.getByText(/^Ben changed this product while you were editing it/)).toBeVisible());
    expect(await field('Brand')).toHaveValue('Mine');
    expect(await stored(gateway)).toMatchObject({ brand: 'Theirs', revision: 2 });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await field('Brand')).toHaveValue('Theirs');
  });

  test('made while the dialog is open have to be resolved too', async () => {
    const { user, gateway } = await renderApp(tent);
    await retype(user, await field('Brand'), 'Mine');
    await retype(user, screen.getByRole('textbox', { name: 'MPN' }), 'M-1');
    await changeAsBen(gateway, { brand: 'Theirs' });
    await save(user);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('radio', { name: /^Yours/ }));
    await changeAsBen(gateway, { mpn: 'B-1' });
    await user.click(within(dialog).getByRole('button', { name: 'Save merged product' }));
    const mpn = await within(dialog).findByRole('group', { name: 'MPN' });
    expect(within(dialog).queryByRole('group', { name: 'Brand' })).not.toBeInTheDocument();
    await user.click(within(mpn).getByRole('radio', { name: /^Theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save merged product' }));
    await screen.findByText('Product saved');
    expect(await stored(gateway)).toMatchObject({ brand: 'Mine', mpn: 'B-1' });
  });

  test.each([
    ['stays as it was changed here', /^Yours/, ['TNT-1000-1-MOS', 'TNT-1000-1-SNO', 'TNT-1000-1-INK']],
    ['goes', /^Theirs/, ['TNT-1000-1-SNO', 'TNT-1000-1-INK']],
  ])('that removed a variant edited here have to be resolved: it %s', async (_, choice, skus) => {
    const { user, gateway } = await renderApp(`${tent}?variant=1`);
    await retype(user, await field('Stock'), '1');
    await changeAsBen(gateway, { variants: (await stored(gateway)).variants.slice(1) });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog');
    const variant = within(dialog).getByRole('group', { name: 'Variant TNT-1000-1-MOS' });
    expect(variant).toHaveTextContent(/TheirsEmpty/);
    await user.click(within(variant).getByRole('radio', { name: choice }));
    await user.click(within(dialog).getByRole('button', { name: 'Save merged product' }));
    await screen.findByText('Product saved');
    const { variants } = await stored(gateway);
    expect(variants.map(({ sku }) => sku).sort()).toEqual([...skus].sort());
    // The page becomes accessible again once the dialog is closed.
    await screen.findByRole('button', { name: 'Edit variant TNT-1000-1-SNO' });
    const row = screen.queryByRole('button', { name: 'Edit variant TNT-1000-1-MOS' });
    expect(row !== null).toBe(skus.includes('TNT-1000-1-MOS'));
  });

  test('to a variant removed here can restore it in its position', async () => {
    const { user, gateway } = await renderApp(`${tent}?variant=2`);
    await user.click(await screen.findByRole('button', { name: 'Remove variant' }));
    const { variants } = await stored(gateway);
    await changeAsBen(gateway, {
      variants: variants.map((variant, index) => (index === 1 ? { ...variant, stock: 99 } : variant)),
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog');
    const variant = within(dialog).getByRole('group', { name: 'Variant TNT-1000-1-SNO' });
    expect(variant).toHaveTextContent(/YoursEmpty/);
    await user.click(within(variant).getByRole('radio', { name: /^Theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save merged product' }));
    await screen.findByText('Product saved');
    expect((await stored(gateway)).variants.map(({ sku, stock }) => `${sku} ${stock}`)).toEqual([
      'TNT-1000-1-MOS 34',
      'TNT-1000-1-SNO 99',
      'TNT-1000-1-INK 0',
    ]);
  });
});
