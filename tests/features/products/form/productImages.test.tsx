import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProduct } from '../../../../mocks/domain/products/updateProduct';
import type { Gateway } from '../../../../mocks/gateway';
import { userNamed } from '../../../mocks/catalogs/domainContext';
import { axeViolations } from '../../../support/axeViolations';
import { renderApp } from '../../../support/renderApp';
import { field, save } from './productForm';

const getMedia = async ({ context }: Gateway) => (await context.store.get('products', '1'))!.media;

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
  await waitFor(() => expect(screen.getByText('0 of 3 alt texts translated')).toBeVisible());
  expect(input).toHaveAttribute('placeholder', 'Side');
  expect(screen.getByText('Side', { selector: 'p' })).toBeVisible();
  await user.type(input, 'Seite');
  expect(screen.getByText('1 of 3 alt texts translated')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await save(user);
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect(await getMedia(gateway)).toEqual([
    { url: 'https://x.example/Front.jpg', alt: 'Front' },
    { url: 'https://x.example/Side.jpg', alt: 'Side', altTexts: [{ locale: 'de', text: 'Seite' }] },
    { url: 'https://x.example/Back.jpg', alt: 'Back' },
  ]);
});
