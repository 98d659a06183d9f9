import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '#tests/support/axeViolations';
import { answered, setReachable } from '#tests/support/gatewayServer';
import { requestFromOtherSession } from '#tests/support/otherSession';
import { renderApp } from '#tests/support/renderApp';
import { changeStored } from '#tests/support/stored';
import { bySku, findCell, focusCell, getGrid, status } from './sheetCells';
import { pressCells, pasteText } from './sheetKeys';

const sheet = '/catalogs/1/products?mode=sheet&sort=SKU';

/** The line below the rows. The app has buttons of its own while the gateway can’t be reached. */
const bar = () => within(screen.getByRole('button', { name: 'Undo' }).closest('div')!);

test('shows the products as a grid with one tab stop, which the keys move in', async () => {
  const { user } = await renderApp(sheet);
  await findCell(1, 'SKU');
  const grid = await getGrid();
  expect(grid).toHaveAttribute('aria-rowcount', '25');
  expect(Number(grid.getAttribute('aria-colcount'))).toBe(within(grid).getAllByRole('columnheader').length);
  expect(grid.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  await focusCell(1, 'Product');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await findCell(2, 'SKU')).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '25'));
  await user.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  expect(await axeViolations()).toEqual([]);
});

test('saves what is typed, moves on with Enter and Tab, and undoes and redoes it', async () => {
  const { user, gateway } = await renderApp(sheet);
  await focusCell(1, 'Brand');
  await user.keyboard('Nord{Enter}Peak{Enter}');
  await waitFor(async () =>
    expect((await bySku(gateway)).slice(0, 2).map(({ brand }) => brand)).toEqual(['Nord', 'Peak']),
  );
  expect(await findCell(3, 'Brand')).toHaveFocus();
  const former = (await bySku(gateway))[2]!.brand;
  await user.keyboard('{F2}{Escape}');
  expect(await findCell(3, 'Brand')).toHaveTextContent(former);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await bySku(gateway))[1]!.brand).not.toBe('Peak'));
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(async () => expect((await bySku(gateway))[1]!.brand).toBe('Peak'));
  expect((await bySku(gateway))[0]!.brand).toBe('Nord');
});

test('says why a value can’t be saved, and discards it', async () => {
  const { user, gateway } = await renderApp(sheet);
  const [first, second] = await bySku(gateway);
  await focusCell(1, 'SKU');
  await user.keyboard(`${second!.sku}{Enter}{ArrowUp}`);
  await waitFor(async () => expect(await findCell(1, 'SKU')).toBeInvalid());
  await waitFor(() => expect(status()).toContain(`Not saved: The SKU ${second!.sku} is already used`));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await findCell(1, 'SKU')).toHaveTextContent(first!.sku);
  await focusCell(1, 'Status');
  await pasteText('On sale');
  await waitFor(() => expect(status()).toContain('“On sale” isn’t one of the options.'));
});

test('pastes a block past the last rendered row, whose start stays in sight, and copies it back', async () => {
  const { user, gateway } = await renderApp(sheet);
  await focusCell(1, 'Brand');
  // jsdom does not lay out pages, so it has nothing to scroll.
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
  await pasteText(Array.from({ length: 20 }, (_, index) => `Brand ${index}`).join('\n'));
  const start = await findCell(1, 'Brand');
  expect(scrolled).toEqual([start]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  await waitFor(async () =>
    expect((await bySku(gateway)).slice(0, 21).map(({ brand }) => brand)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `Brand ${index}`),
      expect.not.stringContaining('Brand '),
    ]),
  );
  await focusCell(1, 'Brand');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const { text, html } = await pressCells('copy');
  expect(text).toBe('Brand 0\nBrand 1\n');
  expect(html).toContain('>Brand 1</td>');
  await user.keyboard('{Control>}d{/Control}');
  await waitFor(async () => expect((await bySku(gateway))[1]!.brand).toBe('Brand 0'));
  await user.keyboard('{Delete}');
  await waitFor(async () => expect((await bySku(gateway)).slice(0, 2).map(({ brand }) => brand)).toEqual(['', '']));
  await pasteText('One');
  await waitFor(async () =>
    expect((await bySku(gateway)).slice(0, 2).map(({ brand }) => brand)).toEqual(['One', 'One']),
  );
});

test('shows both values if someone else changed a cell, and saves the selected one', async () => {
  const { user, gateway } = await renderApp(sheet);
  const [product] = await bySku(gateway);
  await focusCell(1, 'Brand');
  setReachable(false);
  await user.keyboard('Mine{Enter}{ArrowUp}');
  await waitFor(() => expect(bar().getByRole('button', { name: 'Try again' })).toBeVisible());
  await requestFromOtherSession(
    gateway,
    `mutation { saveProductCells(input: { catalogId: "1", cells: [{ productId: "${product!.id}",
      field: { field: "attribute:brand" }, base: "${product!.brand}", value: "Theirs" }] }) { products { id } } }`,
  );
  setReachable(true);
  await user.click(bar().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toContain('changed this to “Theirs”. You entered “Mine”.'));
  expect((await bySku(gateway))[0]!.brand).toBe('Theirs');
  await user.click(screen.getByRole('button', { name: 'Use “Mine”' }));
  await waitFor(async () => expect((await bySku(gateway))[0]!.brand).toBe('Mine'));
});

test('shows changes by others as they arrive', async () => {
  const { gateway } = await renderApp(sheet);
  const [product] = await bySku(gateway);
  await findCell(1, 'Brand');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await requestFromOtherSession(
    gateway,
    `mutation { saveProductCells(input: { catalogId: "1", cells: [{ productId: "${product!.id}",
      field: { field: "attribute:brand" }, base: "", value: "Elsewhere", overwrite: true }] }) { products { id } } }`,
  );
  await waitFor(async () => expect(await findCell(1, 'Brand')).toHaveTextContent('Elsewhere'));
});

test('undoes pasted prices, whose stored values have fewer decimals', async () => {
  const { user, gateway } = await renderApp(sheet);
  const readPrices = async () =>
    (await bySku(gateway)).slice(0, 2).map(({ prices }) => prices.find(({ currency }) => currency === 'EUR')?.amount);
  const former = await readPrices();
  await focusCell(1, 'Price EUR');
  await pasteText('19,90\n7.50');
  await waitFor(async () => expect(await readPrices()).toEqual([19.9, 7.5]));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await readPrices()).toEqual(former));
  expect(await findCell(1, 'Price EUR')).not.toBeInvalid();
});

test('undoes a text that can’t be read, and brings back the stored value if it was removed instead', async () => {
  const { user } = await renderApp(sheet);
  await focusCell(1, 'Price EUR');
  const former = (await findCell(1, 'Price EUR')).textContent;
  await user.keyboard('abc{Enter}{ArrowUp}');
  expect(await findCell(1, 'Price EUR')).toBeInvalid();
  await user.keyboard('{Control>}z{/Control}');
  expect(await findCell(1, 'Price EUR')).toHaveTextContent(former);
  expect(await findCell(1, 'Price EUR')).not.toBeInvalid();
  await user.keyboard('abc{Enter}{ArrowUp}{Delete}');
  await waitFor(async () => expect(await findCell(1, 'Price EUR')).toHaveTextContent(/^$/));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await findCell(1, 'Price EUR')).toHaveTextContent(former));
  expect(await findCell(1, 'Price EUR')).not.toBeInvalid();
});

test('saves what is typed to its product when someone else creates one before it', async () => {
  const { user, gateway } = await renderApp(sheet);
  const [, second] = await bySku(gateway);
  await focusCell(2, 'Brand');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await user.keyboard('Ty');
  await requestFromOtherSession(
    gateway,
    'mutation { createProduct(input: { catalogId: "1", sku: "00000", name: "Before" }) { product { id } } }',
  );
  await waitFor(async () => expect(await findCell(1, 'SKU')).toHaveTextContent('00000'));
  await user.keyboard('ped{Enter}');
  await waitFor(async () => expect((await bySku(gateway))[2]).toMatchObject({ id: second!.id, brand: 'Typed' }));
  expect((await bySku(gateway)).filter(({ brand }) => brand.startsWith('Ty'))).toHaveLength(1);
  expect(await findCell(4, 'Brand')).toHaveFocus();
});

test('saves what is typed when the row no longer matches', async () => {
  const { user, gateway } = await renderApp(`${sheet}&status=ACTIVE`);
  const { id, revision } = (await bySku(gateway)).find((product) => product.status === 'ACTIVE')!;
  const sku = (await findCell(1, 'SKU')).textContent;
  await focusCell(1, 'Brand');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await user.keyboard('Typed');
  await requestFromOtherSession(
    gateway,
    `mutation { updateProduct(input: { id: "${id}", revision: ${revision}, status: ARCHIVED }) { product { id } } }`,
  );
  await waitFor(async () => expect(await findCell(1, 'SKU')).not.toHaveTextContent(sku));
  await waitFor(async () =>
    expect((await bySku(gateway)).find((product) => product.id === id)).toMatchObject({
      brand: 'Typed',
      status: 'ARCHIVED',
    }),
  );
  await waitFor(async () => expect(await findCell(1, 'Brand')).toHaveFocus());
});

test('keeps what someone else saved while a cell was edited', async () => {
  const { user, gateway } = await renderApp(sheet);
  const [product] = await bySku(gateway);
  await focusCell(1, 'Brand');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await user.keyboard('{F2}');
  await requestFromOtherSession(
    gateway,
    `mutation { saveProductCells(input: { catalogId: "1", cells: [{ productId: "${product!.id}",
      field: { field: "attribute:brand" }, base: "", value: "Elsewhere", overwrite: true }] }) { products { id } } }`,
  );
  await waitFor(() => expect(answered.filter((name) => name === 'SheetRows').length).toBeGreaterThan(1));
  await user.keyboard('{Enter}{ArrowUp}');
  expect(await findCell(1, 'Brand')).toHaveTextContent('Elsewhere');
  expect((await bySku(gateway))[0]!.brand).toBe('Elsewhere');
});

test('selects the first option that begins with the typed letter', async () => {
  const { user, gateway } = await renderApp(sheet);
  await focusCell(1, 'Status');
  await user.keyboard('d');
  expect(within(await getGrid()).getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Draft');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await bySku(gateway))[0]!.status).toBe('DRAFT'));
});

test('can only be read in an archived catalog, and leads back to the list', async () => {
  const prepare = (gateway: Gateway) =>
    changeStored(gateway, 'catalogs', '1', { status: 'ARCHIVED', currentVersionId: null });
  const { user, history } = await renderApp(sheet, { prepare });
  // Products can be archived, too.
  const isOfCatalog = (badge: HTMLElement) => badge.closest('[role="grid"], select') === null;
  await waitFor(() => expect(screen.getAllByText('Archived').filter(isOfCatalog)).toHaveLength(1));
  await focusCell(1, 'Brand');
  const before = (await findCell(1, 'Brand')).textContent;
  await user.keyboard('x{Delete}');
  expect(screen.queryByRole('textbox', { name: 'Brand' })).not.toBeInTheDocument();
  expect(await findCell(1, 'Brand')).toHaveTextContent(before);
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(history.get().location.search).toBe('?sort=SKU');
  expect(await screen.findByRole('table', { name: 'Products' })).toBeVisible();
});
