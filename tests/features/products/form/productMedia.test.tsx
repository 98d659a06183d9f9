import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { readStored } from '#tests/support/stored';
import { save } from './productForm';

const tent = '/catalogs/1/products/1';

/** The eight bytes that every PNG file starts with. */
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const file = (name: string, type: string, bytes: readonly number[], size = bytes.length) =>
  new File([Uint8Array.from({ length: size }, (_, index) => bytes[index] ?? 0)], name, { type });

const fileInput = async () =>
  (await screen.findAllByLabelText<HTMLInputElement>('Upload images', { selector: 'input' }))[0]!;

test('adds images by URL, and describes, moves, and removes them', async () => {
  const { user, gateway } = await renderApp(tent);
  const address = await screen.findByRole('textbox', { name: 'Image URL' });

  await user.type(address, 'javascript:alert(1){Enter}');
  expect(address).toHaveAccessibleDescription(/^Enter a URL that starts with https:\/\//);
  await user.clear(address);
  await user.type(address, 'https://pictures.example/tent.jpg{Enter}');
  expect(address).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'URL of image 2' })).toHaveValue('https://pictures.example/tent.jpg');
  await user.type(screen.getByRole('textbox', { name: 'Alt text of image 2' }), 'The tent at dawn');
  expect(screen.getByRole('button', { name: 'Move image 1 forward' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Move image 2 forward' }));
  await save(user);
  await screen.findByText('Product saved');
  const stored = async () => (await readStored(gateway, 'products', '1'))!.media;
  expect(await stored()).toEqual([
    { url: 'https://pictures.example/tent.jpg', alt: 'The tent at dawn' },
    { url: '/media/demo-tent-moss', alt: 'Ridge Tent, Moss' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove image 2' }));
  expect(screen.getByRole('textbox', { name: 'URL of image 1' })).toHaveFocus();
  await save(user);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
  expect(screen.getByRole('textbox', { name: 'Image URL' })).toHaveFocus();
});

test('keeps the focus in a row when it is saved', async () => {
  const { user } = await renderApp(tent);
  const alt = await screen.findByRole('textbox', { name: 'Alt text of image 1' });
  await user.type(alt, '{End}, folded{Control>}s{/Control}');
  await screen.findByText('Product saved');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
  expect(alt).toHaveFocus();
  await user.keyboard(' up');
  expect(alt).toHaveValue('Ridge Tent, Moss, folded up');
});

test('loads images of other hosts lazily, without a referrer, and says if they can’t be loaded', async () => {
  const { user } = await renderApp(tent);
  await user.type(
    await screen.findByRole('textbox', { name: 'Image URL' }),
    'https://pictures.example/tent.jpg{Enter}',
  );
  const picture = document.querySelector('img[src="https://pictures.example/tent.jpg"]')!;
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByText('Can’t load this image')).not.toBeInTheDocument();
  fireEvent.error(picture);
  expect(await screen.findByText('Can’t load this image')).toBeVisible();
});

test('uploads an image and serves it afterwards', async () => {
  const { user, gateway } = await renderApp(tent);
  await user.upload(await fileInput(), file('dawn.png', 'image/png', pngHead, 2_500_000));
  expect(await screen.findByRole('textbox', { name: 'Alt text of image 2' })).toBeVisible();
  expect(screen.getAllByText('Uploaded image')).toHaveLength(2);
  await save(user);
  await screen.findByText('Product saved');
  const url = (await readStored(gateway, 'products', '1'))!.media[1]!.url;
  expect(url).toMatch(/^\/media\/[\w-]+$/);
  const served = await gateway.handle(new Request(new URL(url, 'http://localhost')));
  expect(served?.headers.get('content-type')).toBe('image/png');
  expect((await served!.arrayBuffer()).byteLength).toBe(2_500_000);
});

test.each([
  [
    'one that is too large',
    file('large.jpg', 'image/jpeg', [0xff, 0xd8, 0xff], 6 * 1024 ** 2),
    /“large.jpg” is 6 MB\. Use an image of 5 MB or less/,
  ],
  ['one of an unsupported type', file('list.pdf', 'application/pdf', [0x25]), /“list.pdf” isn’t a supported image/],
  [
    'one whose content the server finds to be of another type',
    file('fake.png', 'image/png', [0x25, 0x50]),
    /"fake.png" isn’t a supported image/,
  ],
])('rejects an invalid image with the reason: %s', async (_, wrong, reason) => {
  await renderApp(tent);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await fileInput(), wrong);
  const alert = await screen.findByText(reason);
  expect(alert).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Alt text of image 2' })).not.toBeInTheDocument();
  await user.upload(
    await fileInput(),
    file(
      'right.gif',
      'image/gif',
      [...'GIF89a'].map((sign) => sign.charCodeAt(0)),
    ),
  );
  expect(await screen.findByRole('textbox', { name: 'Alt text of image 2' })).toBeVisible();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test('supports attributes of a variant in place of those of the product', async () => {
  const { user, gateway } = await renderApp(`${tent}?variant=1`);
  const drawer = await screen.findByRole('dialog');
  const own = within(within(drawer).getByRole('group', { name: 'Attributes' }));
  expect(own.getByText('No attributes of its own. The product’s attributes apply.')).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Add attribute' }));
  await user.keyboard('Weight');
  await user.type(own.getByRole('textbox', { name: /value/i }), '2.1 kg');
  expect(await axeViolations()).toEqual([]);
  await user.click(within(drawer).getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Product saved');
  const { variants } = (await readStored(gateway, 'products', '1'))!;
  expect(variants.map(({ attributes }) => attributes)).toEqual([
    [{ name: 'Weight', value: '2.1 kg' }],
    ...variants.slice(1).map(() => undefined),
  ]);
});

test('supports separate images for a variant', async () => {
  const { user, gateway } = await renderApp(`${tent}?variant=1`);
  const drawer = await screen.findByRole('dialog');
  const own = within(drawer).getByRole('group', { name: 'Images' });
  await user.click(within(own).getByRole('button', { name: 'Remove image 1' }));
  await user.click(within(drawer).getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Product saved');
  const { media, variants } = (await readStored(gateway, 'products', '1'))!;
  expect(variants[0]!.media).toEqual([]);
  expect(media).toHaveLength(1);
});
