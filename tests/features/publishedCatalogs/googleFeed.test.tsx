import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { UpdateCatalogInput } from '#server/types.generated';
import { catalogWith } from '../../server/catalogs/domainContext';
import { addProduct, GOOGLE_PRODUCT, publish, setShop } from '../../server/publishedCatalogs/publishing';
import { axeViolations } from '../../support/axeViolations';
import { downloads } from '../../support/downloads';
import { renderApp } from '../../support/renderApp';
import { changeStored, listStored, putStored, readStored } from '../../support/stored';

/** A new store assigns the ids 1 to 3 to the demo catalogs. */
const id = '4';

const link = { name: 'link', value: 'https://shop.example/p/product-a' };

/** A has everything that Google requires, B has no image; A contains the shop's URL. */
const fill = async ({ context }: Gateway) => {
  await catalogWith(context, 'Case');
  await addProduct(context, id, 'A', { ...GOOGLE_PRODUCT, attributes: [link] });
  await addProduct(context, id, 'B', { ...GOOGLE_PRODUCT, media: [] });
};

const fillWithShop = async (gateway: Gateway, over: Partial<UpdateCatalogInput> = {}) => {
  await fill(gateway);
  await setShop(gateway.context, id, over);
};

const panel = async () => within(await screen.findByRole('region', { name: 'Google feed' }));

describe('Before publishing', () => {
  test('asks for the shop with suggested values, without delaying publishing', async () => {
    const { user, gateway } = await renderApp(`/catalogs/${id}/publish`, { prepare: fill });
    const feed = await panel();
    await user.click(feed.getByRole('button', { name: 'Set up Google feed' }));
    const shopUrl = feed.getByRole('textbox', { name: 'Shop URL' });
    expect(shopUrl).toHaveValue('https://shop.example');
    expect(feed.getByRole('textbox', { name: 'Link pattern' })).toHaveValue('/p/{slug}');
    expect(screen.getByRole('button', { name: 'Publish version 1' })).not.toHaveAttribute('aria-disabled', 'true');
    expect((await readStored(gateway, 'catalogs', id))!.shopUrl).toBeUndefined();
    expect(await axeViolations()).toEqual([]);

    await user.clear(shopUrl);
    await user.type(shopUrl, 'shop.example');
    await user.click(feed.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shopUrl).toHaveAccessibleDescription(/Enter a full URL/));
    await user.clear(shopUrl);
    await user.type(shopUrl, 'https://other.example/');
    await user.click(feed.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('1 item, 1 left out')).toBeVisible());
    expect(await readStored(gateway, 'catalogs', id)).toMatchObject({
      shopUrl: 'https://other.example',
      linkPattern: '/p/{slug}',
    });
  });

  test('links each item that Google would reject to its field', async () => {
    await renderApp(`/catalogs/${id}/publish`, { prepare: fillWithShop });
    const feed = await panel();
    expect(feed.getByText('1 item, 1 left out')).toBeVisible();
    const reason = await feed.findByRole('link', { name: 'Google requires an image.' });
    const [item] = within(feed.getByRole('list', { name: 'An image with a public URL is missing.' })).getAllByRole(
      'listitem',
    );
    expect(item).toHaveTextContent('Product BBGoogle requires an image.');
    expect(reason).toHaveAttribute('href', expect.stringMatching(/^\/catalogs\/4\/products\/\d+#media$/));
    expect(await axeViolations()).toEqual([]);
  });

  test('does not count products with errors that are left out', async () => {
    const { user } = await renderApp(`/catalogs/${id}/publish`, {
      prepare: async (gateway) => {
        await fillWithShop(gateway);
        await addProduct(gateway.context, id, 'C', { ...GOOGLE_PRODUCT, prices: [] });
      },
    });
    const feed = await panel();
    expect(feed.getByText('1 item, 2 left out')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out products with errors' }));
    await waitFor(() => expect(screen.getByText('1 item, 1 left out')).toBeVisible());
  });

  test('is checked for a channel, with its feed settings', async () => {
    const { user, history } = await renderApp(`/catalogs/${id}/publish`, {
      prepare: async (gateway) => {
        const { context } = gateway;
        await fillWithShop(gateway, { channels: ['web'] });
        await addProduct(context, id, 'C', { ...GOOGLE_PRODUCT, stock: 0 });
        await changeStored(gateway, 'channels', 'web', { feedSettings: { isOnlyInStock: true } });
      },
    });
    const feed = await panel();
    expect(feed.getByText('2 items, 1 left out')).toBeVisible();
    await user.selectOptions(feed.getByRole('combobox', { name: 'Feed channel' }), 'Web shop');
    expect(await feed.findByText('1 item, 2 left out')).toBeVisible();
    expect(feed.getByText(/^1 item is left out only because it’s out of stock/)).toBeVisible();
    expect(history.get().location.search).toBe('?feedChannel=web');
    expect(feed.getByRole('combobox', { name: 'Feed channel' })).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
  });

  test('updates the suggested image base URL with the shop URL of a Magento catalog', async () => {
    const { user } = await renderApp(`/catalogs/${id}/publish`, {
      prepare: async ({ context }) => {
        await catalogWith(context, 'Case');
        await addProduct(context, id, 'A', { media: [{ url: '/m/h/mh01.jpg', alt: '' }] });
      },
    });
    const feed = await panel();
    await user.click(feed.getByRole('button', { name: 'Set up Google feed' }));
    await user.type(feed.getByRole('textbox', { name: 'Shop URL' }), 'https://luma.example');
    expect(feed.getByRole('textbox', { name: 'Image base URL' })).toHaveValue(
      'https://luma.example/media/catalog/product',
    );
    expect(feed.getByRole('textbox', { name: 'Link pattern' })).toHaveValue('/{slug}.html');
  });
});

describe('Feeds of a version', () => {
  test('show the number of items and list those left out', async () => {
    const { user } = await renderApp('/published-catalogs/2', {
      prepare: async (gateway) => {
        await fillWithShop(gateway);
        await publish(gateway.context, id);
      },
    });
    const feed = await panel();
    expect(feed.getByText('1 item, 1 left out')).toBeVisible();
    expect(feed.getByText('https://shop.example/products/{slug}')).toBeVisible();
    await user.click(feed.getByRole('button', { name: 'Download list' }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['case-v1-left-out.csv']));
    expect(screen.getByRole('button', { name: 'Download Google XML' })).toBeVisible();
  });

  test('are checked for the selected channel, counting apart what is only out of stock', async () => {
    const { user } = await renderApp('/published-catalogs/2', {
      prepare: async (gateway) => {
        const { context } = gateway;
        await fillWithShop(gateway, { channels: ['web'], locales: ['en', 'fr'] });
        await addProduct(context, id, 'C', { ...GOOGLE_PRODUCT, stock: 0 });
        await changeStored(gateway, 'channels', 'web', { feedSettings: { isOnlyInStock: true } });
        await publish(context, id);
      },
    });
    const feed = await panel();
    const fact = (term: string) => feed.getByText(term).nextElementSibling;
    expect(feed.getByText('2 items, 1 left out')).toBeVisible();
    expect(fact('Feed channel')).toHaveTextContent('All channels');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Feed channel' }), 'Web shop');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Feed language' }), 'French (fr)');
    expect(await feed.findByText('1 item, 2 left out')).toBeVisible();
    expect(fact('Feed channel')).toHaveTextContent('Web shop');
    expect(fact('Feed language')).toHaveTextContent('French (fr)');
    expect(feed.getByText(/^Google would reject 1 item/)).toBeVisible();
    expect(feed.getByText(/^1 item is left out only because it’s out of stock/)).toBeVisible();
    // The only reason before was open.
    await user.click(feed.getByText('1 × The item is out of stock.'));
    for (const [reason, sentence] of [
      ['An image with a public URL is missing.', 'Google requires an image.'],
      ['The item is out of stock.', 'Out of stock. This feed only has items that are in stock.'],
    ] as const) {
      const items = within(await feed.findByRole('list', { name: reason })).getAllByRole('link');
      expect(items.map(({ textContent }) => textContent)).toEqual([sentence]);
    }
    await user.click(feed.getByRole('button', { name: 'Download list' }));
    await waitFor(() => expect(downloads.at(-1)?.name).toBe('case-v1-web-fr-left-out.csv'));
    expect(await axeViolations()).toEqual([]);
  });

  test('are checked for Google only if there is a shop', async () => {
    const { gateway } = await renderApp('/published-catalogs/2', {
      prepare: async (gateway) => {
        await fill(gateway);
        for (let item = 10; item < 20; item++) await addProduct(gateway.context, id, `P${item}`);
        await publish(gateway.context, id);
        vi.spyOn(gateway.context.store, 'getMany');
      },
    });
    expect((await panel()).getByText(/^Google needs a link and an image/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Product P17/ })).toBeVisible();
    // Only those on the page were read.
    const read = vi.mocked(gateway.context.store.getMany).mock.calls.filter(([table]) => table === 'contents');
    expect(new Set(read.flatMap(([, hashes]) => hashes)).size).toBe(10);
  });

  test('do not delay what is below while many products are checked', async () => {
    let end = () => {};
    const isChecked = new Promise<void>((resolve) => (end = resolve));
    await renderApp('/published-catalogs/2', {
      prepare: async (gateway) => {
        const { store } = gateway.context;
        await fillWithShop(gateway);
        const { version } = await publish(gateway.context, id);
        await putStored(gateway, 'publishedCatalogs', { ...version, productCount: 20_000 });
        const read = store.getMany;
        store.getMany = async (table, ids) => {
          if (table === 'contents') await isChecked;
          return read(table, ids);
        };
      },
    });
    const note = await screen.findByText('Checking 20,000 products for the Google feed…');
    expect(note.closest('section')!.querySelector('[data-placeholder]')).toBeNull();
    expect(screen.getByRole('tab', { name: /^Products/ })).toBeVisible();
    end();
    expect(await screen.findByText('1 item, 1 left out')).toBeVisible();
  });

  test('include the Google feed once the shop URL is set', async () => {
    const { user } = await renderApp('/published-catalogs/2', {
      prepare: async (gateway) => {
        await fill(gateway);
        await publish(gateway.context, id);
      },
    });
    const feed = await panel();
    expect(screen.queryByRole('button', { name: 'Download Google XML' })).not.toBeInTheDocument();
    await user.click(feed.getByRole('button', { name: 'Set up Google feed' }));
    await user.click(feed.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Download Google XML' })).toBeVisible();
  });
});

test('asks for the shop before it starts a Google feed export', async () => {
  const { user, gateway } = await renderApp(`/catalogs/${id}/products`, { prepare: fill });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /Google/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up Google feed' }));
  expect(dialog.getByRole('textbox', { name: 'Shop URL' })).toHaveValue('https://shop.example');
  expect(await listStored(gateway, 'jobs', ({ type }) => type === 'EXPORT')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save and export' }));
  await waitFor(async () => expect(await listStored(gateway, 'jobs', ({ type }) => type === 'EXPORT')).toHaveLength(1));
});

test('shows the shop settings in the catalog form and details', async () => {
  const { user } = await renderApp(`/catalogs/${id}?dialog=edit`, { prepare: fillWithShop });
  const dialog = within(await screen.findByRole('dialog'));
  const pattern = await dialog.findByRole('textbox', { name: 'Link pattern' });
  expect(dialog.getByRole('textbox', { name: 'Shop URL' })).toHaveValue('https://shop.example');
  await user.clear(pattern);
  await user.paste('/{name}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(pattern).toHaveAccessibleDescription(/^Use only the placeholders \{slug\}, \{sku\}, and \{id\}/),
  );
  await user.clear(pattern);
  await user.paste('/{sku}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('/{sku}')).toBeVisible());
});
