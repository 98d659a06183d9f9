import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import type { ProductInput } from '#server/types.generated';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { listStored, readStored } from '#tests/support/stored';
import { field, retype, save } from './productForm';

const tent = '/catalogs/1/products/1';

type Values = NonNullable<ProductInput['values']>;

const stored = async (gateway: Gateway) => (await readStored(gateway, 'products', '1'))!;

/** Changes the product as another user. */
const changeAsBen = async (gateway: Gateway, input: ProductInput) =>
  updateProduct(
    { ...gateway.context, user: userNamed('Ben') },
    { id: '1', input, revision: (await stored(gateway)).revision },
  );

/** Opens the product with these texts and no others. */
const open = (search: string, values: Values = []) =>
  renderApp(tent + search, {
    prepare: async (gateway) => {
      await changeAsBen(gateway, { name: 'Fern Tent', values });
    },
  });

const german = (text: string) => ({ attribute: 'name', locale: 'de', text });

const language = () => screen.findByRole('combobox', { name: 'Language of the texts' });

describe('Product in another language', () => {
  test('is selected in its header, and shows its own texts beside the translations', async () => {
    const { user } = await open('');
    expect(await language()).toHaveDisplayValue('English (default)');
    await user.selectOptions(await language(), 'fr');
    expect(window.location.search).toBe('?locale=fr');
    expect(await field('Name (French)')).toHaveAttribute('lang', 'fr');
    const general = within(screen.getByRole('region', { name: 'General' }));
    expect(general.getByText('Name (English)')).toBeVisible();
    expect(general.getByText('Fern Tent', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'SKU' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await user.selectOptions(await language(), '');
    expect(await field('Name')).toHaveValue('Fern Tent');
    expect(window.location.search).toBe('');
  });

  test('stores what was typed, not what is inherited, and counts it', async () => {
    const { user, gateway } = await open('?locale=de', [german('Farnzelt')]);
    expect(await language()).toHaveDisplayValue('German (1 of 8)');
    const material = await field('Material (German)');
    expect(material).toHaveAttribute('placeholder', (await stored(gateway)).attributes[0]!.value);
    expect(material).toHaveAccessibleDescription('Not translated. The English text is shown.');
    await user.type(material, 'Nylon');
    expect(material).not.toHaveAccessibleDescription();
    await retype(user, await field('Name (German)'), '');
    await save(user);
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    expect((await stored(gateway)).values).toEqual([{ attribute: 'material', locale: 'de', text: 'Nylon' }]);
    expect(await language()).toHaveDisplayValue('German (1 of 8)');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('keeps unsaved texts of other languages until all are saved together', async () => {
    const { user, gateway } = await open('?locale=de');
    await user.type(await field('Name (German)'), 'Zelt');
    await user.selectOptions(await language(), 'fr');
    await user.type(await field('Name (French)'), 'Tente');
    await user.selectOptions(await language(), 'de');
    expect(await field('Name (German)')).toHaveValue('Zelt');
    await save(user);
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    expect((await stored(gateway)).values).toEqual([german('Zelt'), { ...german('Tente'), locale: 'fr' }]);
  });

  test('has texts of its own for a channel, which inherit those of its language', async () => {
    const { user, gateway } = await open('?locale=de', [german('Farnzelt')]);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Channel of texts and prices' }),
      'Marketplace',
    );
    const name = await field('Name (German, Marketplace)');
    expect(name).toHaveAttribute('placeholder', 'Farnzelt');
    expect(name).toHaveAccessibleDescription('Inherited from the text for all channels');
    await user.type(name, 'Farnzelt, neu');
    await save(user);
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    expect((await stored(gateway)).values).toContainEqual({ ...german('Farnzelt, neu'), channel: 'marketplace' });
  });

  test('offers the languages that the channel sells in, and leaves one that it does not', async () => {
    const { user, history } = await open('?locale=fr', [german('Farnzelt')]);
    const channel = await screen.findByRole('combobox', { name: 'Channel of texts and prices' });
    await user.selectOptions(channel, 'Marketplace');
    expect(history.get().location.search).toBe('?channel=marketplace');
    const options = within(await language()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['English', 'German', 'Portuguese']);
    await user.selectOptions(await language(), 'de');
    await user.selectOptions(channel, 'Web shop');
    expect(history.get().location.search).toBe('?channel=web&locale=de');
  });

  test('shows texts of attributes that the product does not have, so that they can be removed', async () => {
    const { user, gateway } = await open('?locale=de', [{ attribute: 'color', locale: 'de', text: 'Rot' }]);
    await user.clear(await field('Color (German)'));
    await save(user);
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    expect((await stored(gateway)).values).toBeUndefined();
  });

  test('is where the link of an issue about a translation leads', async () => {
    const { user } = await open('', [german('x'.repeat(300))]);
    await user.click(await screen.findByRole('link', { name: /^The name \(German\) has 300 characters/ }));
    await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
    expect(await language()).toHaveValue('de');
  });

  test('has no selection in a catalog with one language and one channel', async () => {
    const { gateway } = await renderApp('/catalogs/2');
    const [winter] = await listStored(gateway, 'products', ({ catalogId }) => catalogId === '2');
    document.body.innerHTML = '';
    await renderApp(`/catalogs/2/products/${winter!.id}?locale=de`);
    expect(await field('Name')).toHaveValue(winter!.name);
    expect(screen.queryByRole('combobox', { name: 'Language of the texts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Channel of texts and prices' })).not.toBeInTheDocument();
  });
});

describe('Texts that someone else changed', () => {
  test('are kept and listed if they are other ones', async () => {
    const { user, gateway } = await open('?locale=de', [german('Zelt')]);
    await retype(user, await field('Name (German)'), 'Mein Zelt');
    await changeAsBen(gateway, { values: [german('Zelt'), { ...german('Tente'), locale: 'fr' }] });
    await save(user);
    await waitFor(() => expect(screen.getByText('Changes by someone else were kept: Name (French).')).toBeVisible());
    expect((await stored(gateway)).values?.map(({ text }) => text)).toEqual(['Mein Zelt', 'Tente']);
  });

  test.each([
    ['Theirs', ['Bens Zelt', 'Kuppelzelt']],
    ['Yours', ['Mein Zelt', 'Kuppelzelt']],
  ])('are resolved one by one: %s', async (choice, texts) => {
    const { user, gateway } = await open('?locale=de', [german('Zelt')]);
    await retype(user, await field('Name (German)'), 'Mein Zelt');
    await user.type(await field('SEO title (German)'), 'Kuppelzelt');
    await changeAsBen(gateway, { values: [german('Bens Zelt')] });
    await save(user);
    const dialog = await screen.findByRole('alertdialog');
    const name = within(dialog).getByRole('group', { name: 'Name (German)' });
    expect(name).toHaveTextContent(/OriginalZelt.*TheirsBens Zelt.*YoursMein Zelt/);
    await user.click(within(name).getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await user.click(within(dialog).getByRole('button', { name: 'Save merged product' }));
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    expect((await stored(gateway)).values?.map(({ text }) => text)).toEqual(texts);
    expect(await field('Name (German)')).toHaveValue(texts[0]);
  });
});
