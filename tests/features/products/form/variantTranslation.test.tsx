import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import type { ProductInput } from '#server/types.generated';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { readStored } from '#tests/support/stored';
import { save } from './productForm';

const prepare = (input: ProductInput) => async (gateway: Gateway) => {
  await updateProduct({ ...gateway.context, user: userNamed('Ben') }, { id: '1', input, revision: 1 });
};

const getVariants = async (gateway: Gateway) => (await readStored(gateway, 'products', '1'))!.variants;

const variant = (name: string) => screen.findByRole('region', { name });

const text = (region: HTMLElement, name: RegExp) => within(region).getByRole('textbox', { name });

const option = (value: string) => ({ options: [{ name: 'Size', value }] });

test('translates the name and the attributes of variants, and shows what they inherit', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/1?locale=de', {
    prepare: prepare({
      name: 'Tent',
      attributes: [{ name: 'Lining', value: 'Silk' }],
      values: [
        { attribute: 'name', locale: 'de', text: 'Zelt' },
        { attribute: 'lining', locale: 'de', text: 'Seide' },
        { attribute: 'tax-class', locale: 'de', text: 'Voll' },
      ],
      variants: [
        { sku: 'T-S', name: 'Tent, S', ...option('S'), attributes: [{ name: 'Inner pocket', value: 'Left' }] },
        {
          sku: 'T-L',
          name: 'Large one',
          ...option('L'),
          values: [
            { attribute: 'name', locale: 'de', text: 'Großes' },
            { attribute: 'lining', locale: 'de', channel: 'web', text: 'Kunstseide' },
          ],
        },
      ],
    }),
  });
  const small = await variant('Tent, S (T-S)');
  const name = text(small, /^Name \(German\)/);
  expect(name).toHaveAccessibleName('Name (German) Tent, S (T-S)');
  expect(name).toHaveAttribute('placeholder', 'Zelt, S');
  expect(name).toHaveAccessibleDescription('Inherited from the product (German)');
  const pocket = text(small, /^Inner pocket \(German\)/);
  expect(pocket).toHaveAttribute('placeholder', 'Left');
  expect(pocket).toHaveAccessibleDescription('Not translated. The English text is shown.');
  expect(within(small).queryByText(/^Lining/)).toBeNull();
  const large = await variant('Large one (T-L)');
  expect(text(large, /^Name/)).toHaveValue('Großes');

  // Its first text of an attribute that the product has, or only another variant.
  const add = () => within(large).getByRole('button', { name: 'Add attribute Large one (T-L)' });
  await user.click(add());
  await user.click(await screen.findByRole('menuitem', { name: 'Lining' }));
  expect(text(large, /^Lining \(German\)/)).toHaveAttribute('placeholder', 'Seide');
  await user.click(add());
  expect(screen.queryByRole('menuitem', { name: 'Lining' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Inner pocket' }));
  await user.type(text(large, /^Inner pocket \(German\)/), 'Rechts');
  expect(await axeViolations()).toEqual([]);
  await user.type(pocket, 'Links');
  await user.type(name, 'Kleines');
  await user.clear(text(large, /^Name/));
  expect(text(large, /^Name/)).toHaveAttribute('placeholder', 'Large one');

  // A text of the variant for a channel replaces that of the product, also without an attribute of its own.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel of texts and prices' }), 'Web shop');
  const lining = text(await variant('Large one (T-L)'), /^Lining \(German, Web shop\)/);
  expect(lining).toHaveValue('Kunstseide');
  await user.clear(lining);
  await save(user);
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  const [first, second] = await getVariants(gateway);
  expect(first).toMatchObject({
    sku: 'T-S',
    values: [
      { attribute: 'inner-pocket', locale: 'de', text: 'Links' },
      { attribute: 'name', locale: 'de', text: 'Kleines' },
    ],
  });
  expect(second).toMatchObject({ values: [{ attribute: 'inner-pocket', locale: 'de', text: 'Rechts' }] });
});

test('shows ten of many variants, finds others, and opens the one of an issue', async () => {
  const variants = Array.from({ length: 24 }, (_, at) => ({
    sku: `T-${at}`,
    name: `Tent ${at}`,
    ...option(String(at)),
    ...(at === 22 && { values: [{ attribute: 'tax-class', locale: 'de', text: 'Voll' }] }),
  }));
  const { user, gateway } = await renderApp('/catalogs/1/products/1', {
    prepare: prepare({ attributes: [], values: [], variants }),
  });
  await user.click(await screen.findByText(/^Neither the variant nor its product has a value/));
  expect(window.location.search).toBe('?locale=de');
  const taxClass = text(await variant('Tent 22 (T-22)'), /^Tax class/);
  await waitFor(() => expect(taxClass).toHaveFocus());
  expect(screen.getAllByRole('region', { name: /\(T-\d+\)/ })).toHaveLength(11);
  await user.clear(taxClass);

  await user.type(screen.getByRole('searchbox', { name: 'Find a variant by name or SKU' }), 'T-1');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await user.type(text(await variant('Tent 19 (T-19)'), /^Name/), 'Zelt');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No variants match')).toBeVisible();
  await save(user);
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect((await getVariants(gateway)).flatMap(({ sku, values }) => (values ? [[sku, values]] : []))).toEqual([
    ['T-19', [{ attribute: 'name', locale: 'de', text: 'Zelt' }]],
  ]);
});
