import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { readStored } from '#tests/support/stored';
import { field, save } from './productForm';

const getMedia = async (gateway: Gateway) => (await readStored(gateway, 'products', '1'))!.media;

const withImages = async (gateway: Gateway) => {
  const media = ['Front', 'Side', 'Back'].map((alt) => ({ url: `https://x.example/${alt}.jpg`, alt }));
  await updateProduct({ ...gateway.context, user: userNamed('Ben') }, { id: '1', input: { media }, revision: 1 });
};

test('puts images in order by dragging and by buttons, and says where they are', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/1', { prepare: withImages });
  const [front, , back] = await screen.findAllByTitle('Drag to move');
  const dataTransfer = { setData: () => undefined };
  await act(async () => void fireEvent.dragStart(back!, { dataTransfer }));
  await act(async () => void fireEvent.dragOver(front!, { dataTransfer }));
  await act(async () => void fireEvent.drop(front!, { dataTransfer }));
  expect(screen.getByText('Image moved to position 1 of 3.')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Move image 2 back' }));
  expect(screen.getByText('Image moved to position 3 of 3.')).toHaveAttribute('role', 'status');
  await save(user);
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect((await getMedia(gateway)).map(({ alt }) => alt)).toEqual(['Back', 'Side', 'Front']);
});

test('translates the alt texts of images in another language, beside those of the default language', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/1?locale=de', { prepare: withImages });
  const input = await field('Alt text of image 2 (German)');
  const images = within(screen.getByRole('region', { name: 'Images' }));
  await waitFor(() => expect(images.getByText('0 of 3 alt texts translated')).toBeVisible());
  expect(input).toHaveAttribute('placeholder', 'Side');
  expect(screen.getByText('Side', { selector: 'p' })).toBeVisible();
  await user.type(input, 'Seite');
  expect(images.getByText('1 of 3 alt texts translated')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await save(user);
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect(await getMedia(gateway)).toEqual([
    { url: 'https://x.example/Front.jpg', alt: 'Front' },
    { url: 'https://x.example/Side.jpg', alt: 'Side', altTexts: [{ locale: 'de', text: 'Seite' }] },
    { url: 'https://x.example/Back.jpg', alt: 'Back' },
  ]);
});

const withVariantImages = async (gateway: Gateway) => {
  const variants = Array.from({ length: 12 }, (_, at) => ({
    sku: `P-${at}`,
    name: `Set ${at}`,
    options: [{ name: 'Size', value: String(at) }],
    media: at === 0 ? [] : [{ url: `https://x.example/${at}.jpg`, alt: `Front ${at}` }],
  }));
  await updateProduct(
    { ...gateway.context, user: userNamed('Ben') },
    { id: '1', input: { media: [], variants }, revision: 1 },
  );
};

test('translates the alt texts of images of variants, ten variants at a time', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/1?locale=de', { prepare: withVariantImages });
  const first = within(await screen.findByRole('region', { name: 'Set 1 (P-1)' }));
  const input = first.getByRole('textbox', { name: 'Alt text of image 1 (German)' });
  expect(input).toHaveAttribute('placeholder', 'Front 1');
  expect(screen.queryByRole('region', { name: 'Set 11 (P-11)' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const last = within(screen.getByRole('region', { name: 'Set 11 (P-11)' }));
  await user.type(last.getByRole('textbox', { name: 'Alt text of image 1 (German)' }), 'Elf');
  await user.type(input, 'Eins');
  expect(await screen.findByText('2 of 11 alt texts translated')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await save(user);
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  const { variants } = (await readStored(gateway, 'products', '1'))!;
  expect(variants.flatMap(({ sku, media }) => media.map(({ altTexts }) => [sku, altTexts?.[0]?.text]))).toEqual(
    variants.slice(1).map(({ sku }) => [sku, sku === 'P-1' ? 'Eins' : sku === 'P-11' ? 'Elf' : undefined]),
  );
});

test('discards alt texts of variants that were typed, and types them again', async () => {
  const { user } = await renderApp('/catalogs/1/products/1?locale=de', { prepare: withVariantImages });
  const getInput = () =>
    within(screen.getByRole('region', { name: 'Set 2 (P-2)' })).getByRole('textbox', { name: /^Alt text/ });
  await screen.findByRole('region', { name: 'Set 2 (P-2)' });
  await user.type(getInput(), 'Zwei');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(getInput()).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.type(getInput(), '2');
  expect(await screen.findByText('1 of 11 alt texts translated')).toBeVisible();
});
