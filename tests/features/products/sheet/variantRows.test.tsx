import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '#tests/support/axeViolations';
import { answered, setReachable } from '#tests/support/gatewayServer';
import { requestFromOtherSession } from '#tests/support/otherSession';
import { renderApp } from '#tests/support/renderApp';
import { bySku, findCell, focusCell, getGrid, status } from './sheetCells';
import { pasteText, pressCells } from './sheetKeys';

/** The tents: the first product, with its variants in the rows below it. */
const tents = '/catalogs/1/products?mode=sheet&variants=rows&sort=SKU&q=TNT-1000';

const getTent = async (gateway: Gateway) => (await bySku(gateway)).find(({ sku }) => sku === 'TNT-1000')!;

const saveElsewhere = (gateway: Gateway, cell: string) =>
  requestFromOtherSession(
    gateway,
    `mutation { saveProductCells(input: { catalogId: "1", cells: [{ ${cell}, overwrite: true }] }) { results { outcome } } }`,
  );

test('shows the variants of the products that match below them, and counts them as rows', async () => {
  const { user, gateway, history } = await renderApp(tents.replace('&variants=rows', ''));
  const { variants } = await getTent(gateway);
  await findCell(1, 'SKU');
  const before = Number((await getGrid()).getAttribute('aria-rowcount'));
  await user.click(screen.getByRole('switch', { name: 'Show variants' }));
  await waitFor(async () => expect(await findCell(2, 'SKU')).toHaveTextContent(variants[0]!.sku));
  expect(history.get().location.search).toContain('variants=rows');
  expect(await getGrid()).toHaveAttribute('aria-rowcount', String(before + variants.length));
  expect(await findCell(1, 'SKU')).toHaveTextContent('TNT-1000');
  expect(await findCell(2, 'Options')).toHaveTextContent(
    variants[0]!.options.map(({ name, value }) => `${name}: ${value}`).join(' · '),
  );
  expect(await findCell(1, 'Options')).toHaveAttribute('aria-readonly', 'true');
  expect(await axeViolations()).toEqual([]);
});

test('saves what is typed to the variant, with undo and redo, and says what it inherits', async () => {
  const { user, gateway } = await renderApp(tents);
  const product = await getTent(gateway);
  const [variant] = product.variants;
  const read = async () => (await getTent(gateway)).variants[0]!;
  await focusCell(2, 'SKU');
  await user.keyboard('TENT-NEW{Enter}');
  await waitFor(async () => expect((await read()).sku).toBe('TENT-NEW'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await read()).sku).toBe(variant!.sku));
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(async () => expect((await read()).sku).toBe('TENT-NEW'));
  expect((await getTent(gateway)).sku).toBe(product.sku);
  await focusCell(2, 'Price EUR');
  await user.keyboard('{Delete}');
  await waitFor(async () => expect((await read()).prices.some(({ currency }) => currency === 'EUR')).toBe(false));
  await waitFor(async () => expect(await findCell(2, 'Price EUR')).toHaveAttribute('aria-description', 'Inherited'));
  await focusCell(1, 'Price EUR');
  await user.keyboard('321{Enter}');
  await waitFor(async () => expect(await findCell(2, 'Price EUR')).toHaveTextContent('321.00'));
});

test('pastes, copies, and fills across rows of products and variants, and leaves what a row doesn’t have', async () => {
  const { user, gateway } = await renderApp(tents);
  const { brand, variants } = await getTent(gateway);
  await focusCell(1, 'Brand');
  await pasteText(Array.from({ length: variants.length + 1 }, (_, at) => `Nord\t${100 + at}`).join('\n'));
  await waitFor(() => expect(status()).toContain(`${variants.length} cells don’t fit or can’t be changed`));
  const readPrices = async () => {
    const { prices, variants: now } = await getTent(gateway);
    return [prices, ...now.map((variant) => variant.prices)].map(
      (of) => of.find(({ currency }) => currency === 'EUR')?.amount,
    );
  };
  const pasted = Array.from({ length: variants.length + 1 }, (_, at) => 100 + at);
  await waitFor(async () => expect(await readPrices()).toEqual(pasted));
  expect((await getTent(gateway)).brand).toBe('Nord');
  expect((await pressCells('copy')).text.split('\n').slice(0, 2)).toEqual(['Nord\t100.00', '\t101.00']);
  await user.keyboard('{Control>}d{/Control}');
  await waitFor(async () => expect(new Set(await readPrices())).toEqual(new Set([100])));
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  await waitFor(async () => expect((await getTent(gateway)).brand).toBe(brand));
  await focusCell(2, 'Brand');
  await user.keyboard('x');
  expect(within(await getGrid()).queryByRole('textbox')).not.toBeInTheDocument();
  await waitFor(() => expect(status()).toContain('Only products have this, not their variants'));
});

test('shows both values if someone else changed a cell of a variant, and their changes as they arrive', async () => {
  const { user, gateway } = await renderApp(tents);
  const { id, variants } = await getTent(gateway);
  const at = `productId: "${id}", variantId: "${variants[0]!.id}", field: { field: "sku" }`;
  await focusCell(2, 'SKU');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await saveElsewhere(gateway, `${at}, base: "", value: "THEIRS-1"`);
  await waitFor(async () => expect(await findCell(2, 'SKU')).toHaveTextContent('THEIRS-1'));
  setReachable(false);
  await user.keyboard('MINE{Enter}{ArrowUp}');
  await waitFor(async () => expect(await findCell(2, 'SKU')).toBeInvalid());
  await saveElsewhere(gateway, `${at}, base: "", value: "THEIRS-2"`);
  setReachable(true);
  const bar = within(screen.getByRole('button', { name: 'Undo' }).closest('div')!);
  await user.click(bar.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toContain('changed this to “THEIRS-2”. You entered “MINE”.'));
  await user.click(screen.getByRole('button', { name: 'Keep “THEIRS-2”' }));
  await waitFor(async () => expect(await findCell(2, 'SKU')).toHaveTextContent('THEIRS-2'));
});

test('sorts by the heads of the columns, which keys reach from the first row', async () => {
  const { user, gateway, history } = await renderApp('/catalogs/1/products?mode=sheet&sort=SKU');
  const skus = (await bySku(gateway)).map(({ sku }) => sku);
  const getHead = (name: string) =>
    within([...document.querySelectorAll<HTMLElement>('[role="columnheader"]')].find((head) => head.title === name)!);
  await focusCell(1, 'SKU');
  await user.keyboard('{ArrowUp}');
  expect(getHead('SKU').getByRole('button')).toHaveFocus();
  expect(document.activeElement?.parentElement).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await findCell(1, 'SKU')).toHaveTextContent(skus.at(-1)!));
  expect(history.get().location.search).toContain('direction=DESC');
  await user.keyboard('{ArrowRight}');
  expect(getHead('Status').getByRole('button')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await findCell(1, 'Status')).toHaveFocus();
  expect(getHead('Issues').queryByRole('button')).not.toBeInTheDocument();
});
