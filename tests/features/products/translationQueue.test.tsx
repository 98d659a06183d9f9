import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createProduct } from '#server/domain/products/createProduct';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import type { ProductInput } from '#server/types.generated';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { changeStored, listStored, readStored } from '#tests/support/stored';
import { field, retype } from './form/productForm';

const german = (text: string) => ({ attribute: 'name', locale: 'de', text });

/** Opens a page of a catalog with these products, in English, German, and French if nothing else is given. */
async function open(page: string, products: readonly ProductInput[], isArchived = false, locales = ['en', 'de', 'fr']) {
  let catalogId = '';
  const prepare = async (gateway: Gateway) => {
    const { context } = gateway;
    const catalog = await createCatalog(context, { name: 'Garden', locales });
    catalogId = catalog.id;
    for (const input of products) await createProduct(context, { catalogId, input });
    if (isArchived) await changeStored(gateway, 'catalogs', catalogId, { status: 'ARCHIVED' });
  };
  const app = await renderApp('/', { prepare });
  app.history.push(`/catalogs/${catalogId}/translations${page}`);
  return { ...app, catalogId };
}

const rake = { sku: 'A', name: 'Rake' };
const described = { ...rake, description: '<p>For <b>leaves</b>.</p>' };
const shovel = { sku: 'B', name: 'Shovel' };
const trowel = { sku: 'C', name: 'Trowel' };

const product = (name: string) => screen.findByRole('heading', { level: 2, name });
const position = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').at(0)).toHaveTextContent(text));
const saveAndNext = '{Control>}{Enter}{/Control}';
const skip = '{Alt>}{PageDown}{/Alt}';
const back = '{Alt>}{PageUp}{/Alt}';

const namesIn = async (gateway: Gateway, locale: string) => {
  const texts = (await listStored(gateway, 'products')).flatMap(({ sku, values = [] }) =>
    values.flatMap((value) => (value.attribute === 'name' && value.locale === locale ? [`${sku} ${value.text}`] : [])),
  );
  return texts.filter((text) => /^[ABC] /.test(text)).sort();
};

test('lists how much is translated into each language, and opens the first product that is not', async () => {
  // A product with a description needs one in the language, too.
  const named = { ...described, values: [german('Rechen')] };
  const { user } = await open('', [named, { ...shovel, values: [german('Schaufel')] }, trowel]);
  const table = await screen.findByRole('table', { name: 'Translations' });
  const link = await within(table).findByRole('link', { name: 'German' });
  expect(link.closest('tr')).toHaveTextContent('German1 of 3 products translated2');
  expect(within(table).getByRole('link', { name: 'French' }).closest('tr')).toHaveTextContent(
    '0 of 3 products translated3',
  );
  expect(await axeViolations()).toEqual([]);
  await user.click(link);
  expect(await product('Rake')).toBeVisible();
  await waitFor(async () => expect(await field('Slug (German)')).toHaveFocus());
  expect(await axeViolations()).toEqual([]);
});

test('says that there are no products to translate', async () => {
  const { user } = await open('', []);
  const table = await screen.findByRole('table', { name: 'Translations' });
  const link = await within(table).findByRole('link', { name: 'German' });
  expect(link.closest('tr')).toHaveTextContent(/^GermanNo products to translate$/);
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'No products to translate into German' })).toBeVisible();
  expect(screen.getByText('No products to translate')).toBeVisible();
});

test('translates one product after another by keyboard, and says when all are translated', async () => {
  const { user, gateway } = await open('/de/first', [rake, shovel, trowel]);
  await product('Rake');
  await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
  await position('Rake, 1 of 3');
  await user.keyboard(`Rechen${saveAndNext}`);
  await product('Shovel');
  await position('Shovel, 2 of 3');
  expect(await screen.findByText('1 of 3 products translated')).toBeVisible();
  await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
  await user.keyboard(skip);
  await product('Trowel');
  await position('Trowel, 3 of 3');
  await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
  await user.keyboard(`Kelle${saveAndNext}`);
  expect(await screen.findByText('1 product isn’t translated into German yet.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Start over' }));
  await product('Shovel');
  await position('Shovel, 1 of 1');
  await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
  await user.keyboard(`Schaufel${saveAndNext}`);
  expect(await screen.findByRole('heading', { name: 'All products are translated into German' })).toBeVisible();
  expect(await screen.findByText('3 of 3 products translated')).toBeVisible();
  expect(await namesIn(gateway, 'de')).toEqual(['A Rechen', 'B Schaufel', 'C Kelle']);
  await user.click(screen.getByRole('link', { name: 'Review all products' }));
  await product('Rake');
  expect(await field('Name (German)')).toHaveValue('Rechen');
});

test('leads back to what was just translated, and keeps what was typed unless it is discarded', async () => {
  const { user } = await open('/de/first', [rake, shovel]);
  await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
  await user.keyboard(`Rechen${saveAndNext}`);
  await product('Shovel');
  await user.keyboard(back);
  await product('Rake');
  await position('Rake, 1 of 2');
  const name = await field('Name (German)');
  expect(name).toHaveValue('Rechen');
  await retype(user, name, 'Laubrechen');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await field('Name (German)')).toHaveValue('Laubrechen');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await field('Name (German)')).toHaveValue('Rechen');
  expect(screen.getByRole('form', { name: 'Rake' })).toHaveFocus();
});

test('shows the texts of another language to translate from, and the default where it has none', async () => {
  const { user } = await open('/de/first', [{ ...described, values: [{ ...german('Râteau'), locale: 'fr' }] }]);
  await product('Rake');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language to translate from' }), 'From French');
  const general = within(await screen.findByRole('region', { name: 'General' }));
  expect(general.getByText('Râteau')).toHaveAttribute('lang', 'fr');
  expect(general.getByText('Name (French)')).toBeVisible();
  expect(general.getByText('Description (English)')).toBeVisible();
  expect(await field('Name (German)')).toHaveAccessibleDescription('Not translated. The English text is shown.');
});

test('opens the next product once a conflict with someone else’s text is resolved', async () => {
  const { user, gateway } = await open('/de/first', [rake, shovel]);
  await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
  await user.keyboard('Rechen');
  const { id, revision } = (await listStored(gateway, 'products')).find(({ sku }) => sku === 'A')!;
  const ben = { ...gateway.context, user: userNamed('Ben') };
  await updateProduct(ben, { id, revision, input: { values: [german('Harke')] } });
  await user.keyboard(saveAndNext);
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('group', { name: 'Name (German)' })).toHaveTextContent(
    'OriginalNot translatedTheirsHarkeYoursRechen',
  );
  await user.click(within(dialog).getByRole('radio', { name: /^Yours/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save merged product' }));
  await product('Shovel');
  expect((await readStored(gateway, 'products', id))?.values).toEqual([german('Rechen')]);
});

test('says why a product is not saved because of a field of another page', async () => {
  const { user } = await open('/de/first?show=all', [{ sku: 'A', name: '', slug: 'a' }]);
  await waitFor(async () => expect(await field('Name (German)')).toBeVisible());
  await user.type(await field('Name (German)'), 'Rechen');
  await user.keyboard(saveAndNext);
  expect(await screen.findByText(/can’t be saved because of another field. Enter a name./)).toBeVisible();
});

test('stays at a text with an error, which is saved as in the product form, until it is fixed', async () => {
  const { user } = await open('/de/first', [rake, shovel]);
  const name = await field('Name (German)');
  await waitFor(() => expect(name).toHaveFocus());
  await user.click(name);
  await user.paste('x'.repeat(5000));
  await user.keyboard(saveAndNext);
  expect(await screen.findByText('Saved with errors')).toBeVisible();
  expect(await screen.findByText(/Shorten it to 255 characters or fewer/)).toBeVisible();
  expect(await product('Rake')).toBeVisible();
  await waitFor(() => expect(name).toHaveFocus());
  await retype(user, name, 'Rechen');
  await user.keyboard(saveAndNext);
  await product('Shovel');
});

test('leads back to what was just translated after a reload, too', async () => {
  const { user, history, catalogId } = await open('/de/first', [rake, shovel]);
  await waitFor(async () => expect(await field('Name (German)')).toHaveFocus());
  await user.keyboard(`Rechen${saveAndNext}`);
  await product('Shovel');
  const { pathname, search } = history.get().location;
  // Another page is open in between, so nothing of the queue remains in memory.
  history.push(`/catalogs/${catalogId}`);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Shovel' })).not.toBeInTheDocument());
  history.push(pathname + search);
  await product('Shovel');
  await position('Shovel, 2 of 2');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await product('Rake');
  await position('Rake, 1 of 2');
});

test('leads on from a product that no longer exists', async () => {
  const { user } = await open('/de/999999', [rake, shovel]);
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next product' }));
  await product('Rake');
});

test.each([
  ['xx', 'This catalog doesn’t have the language “xx”'],
  ['es', 'This catalog doesn’t have the language “Spanish”'],
  ['en', 'English is the default language. Its texts are those of the products themselves.'],
])('says that there is nothing to translate into %s', async (locale, title) => {
  await open(`/${locale}/first`, [rake]);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
});

test.each([
  [false, 'With another language, its products can be translated.', 1],
  [true, 'This catalog is archived. Restore it to add a language.', 0],
])('offers to add a second language unless the catalog is archived: %j', async (isArchived, text, count) => {
  await open('', [], isArchived, ['en']);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Add a language' })).toHaveLength(count);
});

test('is read-only in an archived catalog', async () => {
  const { user } = await open('/de/first', [rake, shovel], true);
  await product('Rake');
  expect(await screen.findByText('This catalog is archived. Restore it to edit its products.')).toBeVisible();
  expect(await field('Name (German)')).toBeDisabled();
  expect(await field('Name (German)')).toHaveAccessibleDescription('Not translated. The English text is shown.');
  expect(screen.queryByRole('button', { name: 'Save and next' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await product('Shovel');
  expect(await axeViolations()).toEqual([]);
});
