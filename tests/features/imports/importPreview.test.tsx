import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { chooseFile, dryRun, importPath, toCheck, toMapping } from './importWizard';
import { shopCsv, startedImport } from './shopFile';

const STORED = [
  'mug,Mug,Quay,Kitchen,Title,Default Title,MUG-1,10,active,',
  'clock,Clock,Quay,Kitchen,Title,Default Title,CLOCK-1,20,active,',
  'bowl,Bowl,Quay,Kitchen,Title,Default Title,BOWL-1,30,active,',
];

const CHANGED = [
  'mug,Mug,Quay,Kitchen,Title,Default Title,MUG-1,11,active,',
  'clock,Tidal clock,Quay,Kitchen,Title,Default Title,CLOCK-1,20,active,',
  'bowl,Bowl,Quay,Kitchen,Title,Default Title,BOWL-1,300,active,',
  'jug,Jug,Quay,Kitchen,Title,Default Title,JUG-1,5,active,',
];

const getDryRun = async (csv: string, options: RenderAppOptions = {}, name?: string) => {
  const app = await renderApp(importPath, options);
  await chooseFile(app.user, csv, name);
  await toMapping(app.user);
  await toCheck(app.user);
  await dryRun(app.user);
  return app;
};

const prepare: RenderAppOptions['prepare'] = async (gateway) => {
  await startedImport(gateway, shopCsv(STORED));
  await gateway.idle();
};

const planned = () => within(screen.getByRole('region', { name: 'What would change' }));

const findHeads = async (count: number) => {
  await waitFor(() => expect(planned().getAllByRole('listitem')).toHaveLength(count));
  return planned()
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);
};

test('shows what the import would change, the largest price change first, and what it would create', async () => {
  const { user, history } = await getDryRun(shopCsv(CHANGED), { prepare });
  expect(await findHeads(4)).toEqual([
    'To updateBowlPrice +900%1 field',
    'To updateMugPrice +10%1 field',
    'To updateTidal clock1 field',
    'To createJug',
  ]);
  const prices = within(planned().getByRole('table', { name: 'Fields of Bowl' })).getAllByRole('cell');
  expect(prices.map((cell) => cell.textContent)).toEqual([
    expect.stringMatching(/30\.00$/),
    expect.stringMatching(/300\.00 \(\+900%\)$/),
  ]);
  // A product that is not stored has no page.
  expect(planned().queryByRole('link', { name: 'Jug' })).not.toBeInTheDocument();
  await user.click(planned().getByRole('button', { name: 'Show fields of Jug' }));
  expect(within(planned().getByRole('table', { name: 'Fields of Jug' })).getByText(/JUG-1/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);

  const filter = planned().getByRole('combobox', { name: 'Type of change' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'All changes (4)',
    'To create (1)',
    'To update (3)',
    'Deleted (0)',
    'Prices (2)',
    'Names (1)',
    'Removed values (0)',
  ]);
  await user.selectOptions(filter, 'Names (1)');
  expect(await findHeads(1)).toEqual(['To updateTidal clock1 field']);
  await user.selectOptions(filter, 'All changes (4)');
  await user.selectOptions(planned().getByRole('combobox', { name: 'Order' }), 'In the order of the job');
  expect((await findHeads(4))[0]).toMatch(/Mug/);
  expect(history.get().location.search).toContain('sort=POSITION');
});

test('says what the import assumes, and where to change it', async () => {
  await getDryRun('SKU,Name,Price,Image 1\nA,Spade,4,a.jpg\nB,Rake,5,b.jpg\n');
  expect(screen.getByText('Assumed, because the file doesn’t say')).toBeVisible();
  const fact = (name: string) => within(screen.getByText(name).nextElementSibling as HTMLElement);
  expect(fact('Currency of prices').getByText(/\([A-Z]{3}\)$/)).toBeVisible();
  expect(fact('Currency of prices').getByText('Column: Price')).toBeVisible();
  expect(fact('Currency of prices').getByRole('link', { name: 'Change in mapping' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/catalogs\/2\/import\?step=mapping&file=/),
  );
  expect(fact('Base of relative image URLs').getByRole('link', { name: 'Change in catalog' })).toHaveAttribute(
    'href',
    '/catalogs/2',
  );
});

const SIZES = 'SKU,Name,Price,attribute:Blade\nA,Spade,4,"Large, Medium, Small"\nB,Rake,5,Medium\n';

const defined: RenderAppOptions['prepare'] = async ({ context }) => {
  const { createAttribute } = await import('#server/domain/attributes/attributeWrites');
  await createAttribute(context, {
    type: 'MULTI_SELECT',
    labels: [{ locale: 'en', text: 'Blade' }],
    options: [{ labels: [{ locale: 'en', text: 'Large' }] }],
  });
};

test('adds one new option or all of them, and repeats the dry run', async () => {
  const { user, gateway } = await getDryRun(SIZES, { prepare: defined });
  const getOptions = () => within(screen.getByRole('list', { name: 'New values of Blade' }));
  expect(
    getOptions()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Medium2 productsAdd', 'Small1 productAdd']);
  expect(await axeViolations()).toEqual([]);
  await user.click(getOptions().getByRole('button', { name: 'Add Medium to Blade' }));
  await waitFor(() => expect(getOptions().getAllByRole('listitem')).toHaveLength(1));
  await user.click(getOptions().getByRole('button', { name: 'Add Small to Blade' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'New values of Blade' })).not.toBeInTheDocument());
  const [definition] = await listStored(gateway, 'attributeDefinitions', ({ code }) => code === 'blade');
  expect(definition?.options.map(({ code }) => code)).toEqual(['large', 'medium', 'small']);
  expect(screen.queryByText(/isn’t an option of Blade/)).not.toBeInTheDocument();
});

const COUNTED = ['001', '002', '003', '004', '005', '006'];

const numbered = (skus: readonly string[], amount: number) =>
  shopCsv(skus.map((sku) => `item-${sku},Item ${sku},Quay,Kitchen,Title,Default Title,${sku},${amount},active,`));

test('names SKUs that a spreadsheet has changed, and matches them with the catalog on request', async () => {
  const opened = COUNTED.map((sku) => String(Number(sku)));
  const { user } = await getDryRun(numbered(opened, 11), {
    prepare: async (gateway) => {
      await startedImport(gateway, numbered(COUNTED, 10));
      await gateway.idle();
    },
  });
  const notice = screen.getByText(/^6 SKUs or references in the file are in the catalog in another form/);
  expect(notice).toHaveTextContent('1 (catalog: 001)');
  expect(notice).toHaveTextContent('5 (catalog: 005), and 1 more.');
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Match with the catalog' }));
  await waitFor(() => expect(screen.queryByText(/^6 SKUs or references in the file/)).not.toBeInTheDocument());
  expect(screen.getByText('SKU, or else external reference, also if changed by a spreadsheet')).toBeVisible();
  expect(await findHeads(6)).toEqual(opened.map((sku) => expect.stringMatching(`^To updateItem ${sku}Price`)));
});
