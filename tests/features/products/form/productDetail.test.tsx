import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dialogClosed } from '#tests/support/dialogClosed';
import { renderApp } from '#tests/support/renderApp';
import { axeViolations } from '#tests/support/axeViolations';
import { readStored } from '#tests/support/stored';
import { field, retype, save } from './productForm';

/** The ridge tent: complete, published, with three variants. */
const tent = '/catalogs/1/products/1';

test('shows all data of a product', async () => {
  await renderApp(tent);
  expect(await field('SKU')).toHaveValue('TNT-1000');
  expect(screen.getByRole('heading', { level: 1, name: 'Ridge Tent' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveValue('Korrvik');
  expect(screen.getByRole('textbox', { name: 'Price in EUR' })).toHaveValue('318.90');
  expect(screen.getByRole('textbox', { name: 'Compare-at price in EUR' })).toHaveValue('399.00');
  expect(await field('Name 1')).toHaveValue('Material');
  expect(screen.getByRole('textbox', { name: 'Value 1' })).toHaveValue('Ripstop nylon');
  expect(screen.getByRole('textbox', { name: 'Alt text of image 1' })).toHaveValue('Ridge Tent, Moss');
  expect(screen.getByRole('button', { name: 'Edit variant TNT-1000-1-SNO' })).toBeVisible();
  expect(screen.getByText('Outdoor/Shelter/Tents')).toBeVisible();
  expect(screen.getByText('Yes, up to date')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View in version 1' })).toHaveAttribute(
    'href',
    '/published-catalogs/1?tab=products&q=TNT-1000',
  );
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(document.title).toMatch(/^Ridge Tent/);
});

describe('Saving a product', () => {
  test('stores only what was changed', async () => {
    const { user, gateway } = await renderApp(tent);
    const before = (await readStored(gateway, 'products', '1'))!;
    await retype(user, await field('Name'), 'Ridge Tent II');
    await retype(user, screen.getByRole('textbox', { name: 'Price in EUR' }), '299,5');
    await retype(user, screen.getByRole('textbox', { name: 'GTIN' }), ' 2900000160002 ');
    await user.type(screen.getByRole('combobox', { name: 'Categories' }), 'New arrivals{Enter}');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await save(user);
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Ridge Tent II' })).toBeVisible();
    const after = (await readStored(gateway, 'products', '1'))!;
    expect(after).toMatchObject({
      name: 'Ridge Tent II',
      gtin: '2900000160002',
      categories: ['Outdoor/Shelter/Tents', 'New arrivals'],
      prices: [{ currency: 'EUR', amount: 299.5, compareAt: 399 }, before.prices[1]],
      revision: 2,
    });
    expect(after.variants).toEqual(before.variants);
    expect(after.attributes).toEqual(before.attributes);
    expect(after.media).toEqual(before.media);
    expect(await screen.findByText('Yes, changed since then (published revision: 1)')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Ridge Tent II' })).toHaveFocus();
  });

  test('can be done by keyboard alone', async () => {
    const { user, gateway } = await renderApp(tent);
    await user.click(await field('Brand'));
    await user.keyboard('{End} & Sons{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveFocus();
    expect(await readStored(gateway, 'products', '1')).toMatchObject({ brand: 'Korrvik & Sons' });
    await user.keyboard('{Control>}s{/Control}');
    expect(await readStored(gateway, 'products', '1')).toMatchObject({ revision: 2 });
  });

  test('can be discarded', async () => {
    const { user, gateway } = await renderApp(tent);
    await retype(user, await field('Name'), 'Nonsense');
    await user.clear(screen.getByRole('textbox', { name: 'Price in USD' }));
    await user.click(screen.getByRole('button', { name: 'Remove sale in USD' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ridge Tent');
    expect(screen.getByRole('textbox', { name: 'Price in USD' })).toHaveValue('357.95');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(await readStored(gateway, 'products', '1')).toMatchObject({ revision: 1 });
  });

  test('adds and removes attributes and prices', async () => {
    const { user, gateway } = await renderApp(tent);
    // The attributes of the family have been loaded.
    await screen.findByRole('combobox', { name: 'Unit of Weight' });
    await user.click(screen.getByRole('button', { name: 'Remove Material' }));
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add attribute' }));
    const added = screen.getAllByRole('textbox', { name: /^Name \d+$/ }).at(-1);
    await waitFor(() => expect(added).toHaveFocus());
    await user.keyboard('Style');
    await user.type(screen.getAllByRole('textbox', { name: /^Value \d+$/ }).at(-1)!, 'Three');
    await user.click(screen.getByRole('button', { name: 'Remove sale in USD' }));
    expect(screen.getByRole('textbox', { name: 'Price in USD' })).toHaveFocus();
    await retype(user, screen.getByRole('textbox', { name: 'Price in USD' }), '360');
    await user.type(screen.getByRole('textbox', { name: 'Price in EUR (Web shop)' }), '310');
    await save(user);
    await screen.findByText('Product saved');
    expect(await readStored(gateway, 'products', '1')).toMatchObject({
      attributes: [
        { name: 'Weight', value: expect.stringMatching(/^\d+ g$/) },
        { name: 'Warranty', value: '10 years' },
        { name: 'Style', value: 'Three' },
      ],
      prices: [
        { currency: 'EUR', amount: 318.9, compareAt: 399 },
        { currency: 'USD', amount: 360, compareAt: null },
        { currency: 'EUR', channel: 'web', amount: 310, compareAt: null },
      ],
    });
  });
});

describe('Invalid values', () => {
  test('are reported on the field while typing, and the first one receives the focus', async () => {
    const { user, gateway } = await renderApp(tent);
    const name = await field('Name');
    await user.clear(name);
    const price = screen.getByRole('textbox', { name: 'Price in USD' });
    await retype(user, price, 'cheap');
    await user.click(await screen.findByRole('button', { name: 'Add attribute' }));
    await user.type(screen.getByRole('textbox', { name: 'Name 4' }), 'Material');
    await save(user);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Enter a name.');
    expect(price).toHaveAccessibleDescription('Enter an amount. Example: 19.90');
    expect(screen.getByRole('textbox', { name: 'Name 4' })).toHaveAccessibleDescription('This name already exists.');
    expect(await readStored(gateway, 'products', '1')).toMatchObject({ revision: 1 });
    expect(await axeViolations()).toEqual([]);
  });

  test('found by the server are reported on the field too', async () => {
    const { user } = await renderApp(tent);
    const sku = await field('SKU');
    await retype(user, sku, 'SLB-1001');
    await save(user);
    await waitFor(() =>
      expect(sku).toHaveAccessibleDescription('The SKU SLB-1001 is already used by "Dune Sleeping Bag".'),
    );
    await waitFor(() => expect(sku).toHaveFocus());
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

describe('Leaving with unsaved changes', () => {
  test('asks for confirmation', async () => {
    const { user, history } = await renderApp(tent);
    await retype(user, await field('Brand'), 'Somebody');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    await user.click(within(crumbs).getByRole('link', { name: 'Products' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await dialogClosed();
    expect(await field('Brand')).toHaveValue('Somebody');
    await user.click(within(crumbs).getByRole('link', { name: 'Products' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/catalogs/1/products');
  });

  test('does not ask once everything is saved', async () => {
    const { user } = await renderApp(tent);
    await retype(user, await field('Brand'), 'Somebody');
    await save(user);
    await screen.findByText('Product saved');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    await user.click(within(crumbs).getByRole('link', { name: 'Products' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });

  test('disables other actions', async () => {
    const { user } = await renderApp(tent);
    await retype(user, await field('Brand'), 'Somebody');
    for (const name of ['Duplicate', 'Archive', 'Delete']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAttribute('title', 'Save or discard your changes first');
    }
  });
});

describe('Description preview', () => {
  test('shows sanitized HTML on demand', async () => {
    const { user } = await renderApp(tent);
    const tabs = within(await screen.findByRole('tablist', { name: 'Description' }));
    await user.click(tabs.getByRole('tab', { name: 'HTML' }));
    const html = await field('Description');
    await user.clear(html);
    await user.click(html);
    await user.paste(
      '<h3>Dry</h3><img src="https://elsewhere.example/a.png" onerror="alert(1)"><script>alert(2)</script>',
    );
    await user.click(tabs.getByRole('tab', { name: 'Preview' }));
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(await within(preview).findByRole('heading', { name: 'Dry' })).toBeVisible();
    const picture = preview.querySelector('img')!;
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture).not.toHaveAttribute('onerror');
    expect(preview.querySelector('script')).toBeNull();
  });
});

describe('Search engine preview', () => {
  test('uses texts of the product if there are no SEO texts', async () => {
    const { user } = await renderApp(tent);
    const title = await field('SEO title');
    expect(title).toHaveAccessibleDescription('20 of 70 characters');
    await user.clear(title);
    const preview = screen.getByRole('figure');
    expect(within(preview).getByText('Ridge Tent')).toBeVisible();
    await user.click(title);
    await user.paste('x'.repeat(75));
    expect(title).toHaveAccessibleDescription('75 of 70 characters. Search engines cut off the rest.');
  });
});
