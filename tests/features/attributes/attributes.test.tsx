import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { listStored } from '../../support/stored';
import { putJob } from '../../server/catalogs/domainContext';
import { letClientRead } from './clientRole';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';

const list = '/attributes';
const stored = async (gateway: Gateway, code: string) =>
  (await listStored(gateway, 'attributeDefinitions')).find(
    (definition) => definition.code === code && definition.deletedAt === undefined,
  );
const table = () => screen.findByRole('table', { name: 'Attributes' });
const link = async (name: string) => within(await table()).findByRole('link', { name });

test('lists definitions with their types, allowed values, and usage, and finds them', async () => {
  const { user, history } = await renderApp(list);
  expect((await link('Weight')).closest('tr')).toHaveTextContent(/Weight.*g, kg/);
  expect((await link('Warranty')).closest('tr')).toHaveTextContent(/Single select5 years, 10 years/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Measurement');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Warranty' })).not.toBeInTheDocument());
  expect(history.get().location.search).toBe('?type=MEASUREMENT');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search attributes' }), 'jahre');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Weight' })).not.toBeInTheDocument());
  expect(await link('Warranty')).toBeVisible();
});

test('system attributes are marked, found, and read-only', async () => {
  const { user, history } = await renderApp(list);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Origin' }), 'System attributes');
  const brand = await within(await table()).findByRole('link', { name: /^Brand/ });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Warranty' })).not.toBeInTheDocument());
  expect(history.get().location.search).toBe('?origin=SYSTEM');
  const row = brand.closest('tr')!;
  expect(row).toHaveTextContent(/BrandSystem attribute.*Text/);
  expect(within(row).queryByRole('button', { name: /Brand/ })).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  await user.click(brand);
  expect(await screen.findByText('This attribute is part of the system. You can’t change it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Label in German' })).toHaveValue('Marke');
  expect(screen.getByRole('textbox', { name: 'Label in English' })).not.toBeRequired();
  expect(screen.getByRole('combobox', { name: 'Type' })).toBeDisabled();
  expect(screen.getByRole('region', { name: 'Where it’s used' })).toHaveTextContent(/\d+ products/);
  expect(screen.queryByRole('button', { name: /Save|Delete/ })).not.toBeInTheDocument();
});

test('defines attributes that products have with one click', async () => {
  const { user, gateway } = await renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  const others = await screen.findByRole('table', { name: 'Not defined' });
  await waitFor(() => expect(within(others).getByText('Material')).toBeVisible());
  expect(await axeViolations()).toEqual([]);
  await user.click(within(others).getByRole('button', { name: 'Define Material' }));
  await waitFor(() => expect(screen.getByText('1 attribute defined')).toBeVisible());
  expect(await screen.findByRole('heading', { name: 'All attributes are defined' })).toBeVisible();
  expect(await stored(gateway, 'material')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: /^Defined/ }));
  expect(await link('Material')).toBeVisible();
});

test('creates an attribute with options and rejects one without an English label', async () => {
  const { user, gateway, history } = await renderApp(list);
  await user.click(await screen.findByRole('link', { name: 'New attribute' }));
  const label = await screen.findByRole('textbox', { name: 'Label in English' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Single select');
  await user.click(screen.getByRole('button', { name: 'Create attribute' }));
  await waitFor(() => expect(screen.getByText('Enter an English label.')).toBeVisible());
  await user.type(label, 'Shade');
  await user.type(screen.getByRole('textbox', { name: 'Label in German' }), 'Farbe');
  await user.click(screen.getByRole('button', { name: 'Create attribute' }));
  await waitFor(() => expect(screen.getByText('Add at least one option.')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'New option' }));
  await user.type(screen.getByRole('textbox', { name: 'Option 1 in English' }), 'Red');
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create attribute' }));
  await waitFor(() => expect(screen.getByText('“Shade” created')).toBeVisible());
  await waitFor(() => expect(history.get().location.pathname).toBe(list));
  expect(await stored(gateway, 'shade')).toMatchObject({
    type: 'SELECT',
    labels: [
      { locale: 'en', text: 'Shade' },
      { locale: 'de', text: 'Farbe' },
    ],
    options: [{ code: 'red', labels: [{ locale: 'en', text: 'Red' }] }],
  });
});

test('says how many values a change does not match, and asks before it saves', async () => {
  const { user, gateway } = await renderApp('/attributes/1');
  const type = await screen.findByRole('combobox', { name: 'Type' });
  expect(screen.getByRole('region', { name: 'Where it’s used' })).toHaveTextContent(/\d+ products/);
  await user.selectOptions(type, 'Date');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/Save although \d+ values don’t match\?/);
  expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(/: \d+ g$/);
  expect(await axeViolations()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await stored(gateway, 'weight')).toMatchObject({ type: 'MEASUREMENT' });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(screen.getByText('“Weight” saved')).toBeVisible());
  expect(screen.getAllByText(/are being checked again\./)[0]).toBeInTheDocument();
  expect(await stored(gateway, 'weight')).toMatchObject({ type: 'DATE' });
});

test('says that a check waits for a running job, in the message and on its page', async () => {
  const { user, gateway, history } = await renderApp('/attributes/1', {
    prepare: async (each) => {
      each.stop();
      await putJob(each.context, { catalogId: '1', status: 'RUNNING' });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /English/ }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'The products in Winter preview are being checked again. The products in Outdoor range will be checked again once the jobs that are running there have ended.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View jobs' }));
  expect(history.get().location.pathname).toBe('/jobs');
  const [running, waiting] = await listStored(
    gateway,
    'jobs',
    ({ type, catalogId }) => type === 'VALIDATE' && catalogId === '1',
  );
  act(() => history.push(`/jobs/${waiting!.id}`));
  const notice = await screen.findByText(/^This job starts once/);
  expect(notice).toHaveTextContent(`This job starts once job ${running!.id} has ended: Validation.`);
});

test('limits an image to some file types, which the list shows', async () => {
  const { user, gateway } = await renderApp(list);
  const row = (await link('In use')).closest('tr')!;
  expect(row).toHaveTextContent(/ImageJPEG, PNG, WebP/);
  await user.click(within(row).getByRole('link', { name: 'In use' }));
  const types = await screen.findByRole('combobox', { name: 'File types' });
  await user.type(types, 'av{Enter}');
  await user.click(screen.getByRole('option', { name: /Remove PNG/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('“In use” saved')).toBeVisible());
  expect(await stored(gateway, 'in-use')).toMatchObject({ rules: { allowedTypes: ['JPEG', 'WEBP', 'AVIF'] } });
});

test('says which products share a value before each must have its own', async () => {
  const { user, gateway } = await renderApp(list);
  await user.click(await link('Made in'));
  await user.click(await screen.findByRole('checkbox', { name: 'Each product and variant has its own value' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog', { name: /^Save although \d+ values don’t match\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
  await waitFor(async () => expect(await stored(gateway, 'origin')).toMatchObject({ isUnique: true }));
  await dialogClosed();
  const type = screen.getByRole('combobox', { name: 'Type' });
  await user.selectOptions(type, 'Formatted text');
  expect(screen.queryByRole('checkbox', { name: /its own value$/ })).not.toBeInTheDocument();
});

test('says which values are for a language before all languages have the same', async () => {
  const { user, gateway } = await renderApp(list);
  await user.click(await link('Care'));
  await user.click(await screen.findByRole('checkbox', { name: 'Values differ between languages' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog', { name: /^Save although \d+ values don’t match\?$/ });
  expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(/: .+ \(German\)$/);
  await user.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
  await waitFor(async () => expect(await stored(gateway, 'care')).toMatchObject({ isLocalizable: false }));
});

const nameInView = (gateway: Gateway) =>
  gateway.context.store.commit([
    {
      table: 'views',
      put: {
        id: '1',
        list: 'PRODUCTS',
        catalogId: '1',
        name: 'Guaranteed',
        ownerId: '1',
        sharedWith: null,
        settings: {
          filters: [{ name: 'where', value: 'attribute:warranty is 10-years' }],
          columns: null,
          sort: null,
          direction: null,
          locale: null,
          channel: null,
          rowHeight: null,
          perPage: null,
        },
        unpinnedBy: [],
        defaultOf: [],
        updatedAt: '2026-01-01T00:00:00.000Z',
        updatedBy: 'Ada',
      },
    },
  ]);

test('asks before an option is removed that a view names', async () => {
  const { user, gateway } = await renderApp(list, { prepare: nameInView });
  await user.click(await link('Warranty'));
  await user.click(await screen.findByRole('button', { name: 'Remove 10 years' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/name an option that you remove.*Views: Guaranteed \(/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await stored(gateway, 'warranty')).toMatchObject({ options: { length: 2 } });
});

test('says how many products have an attribute in variants, and leads to them', async () => {
  const { user, history } = await renderApp(list);
  await user.click(await link('Color'));
  const region = within(await screen.findByRole('region', { name: 'Where it’s used' }));
  const [used] = await region.findAllByRole('link', { name: /^\d+ products \(\d+ in variants\)$/ });
  const count = parseInt(used!.textContent);
  await user.click(used!);
  await waitFor(() => expect(screen.getByText(new RegExp(`^1–\\d+ of ${count}$`))).toBeVisible());
  expect(new URLSearchParams(history.get().location.search).get('where')).toBe('attribute is color');
  await waitFor(() => expect(screen.getByText('Attribute is Color')).toBeVisible());
});

test('says where an attribute is used and named before it is deleted, and undoes it', async () => {
  const { user, gateway } = await renderApp(list, { prepare: nameInView });
  await link('Warranty');
  await user.click(screen.getByRole('button', { name: 'Actions for Warranty' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Warranty”?' });
  expect(dialog).toHaveTextContent(/\d+ products have this attribute, in .+\. Their values stay as they are/);
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('Views: Guaranteed (');
  await user.click(within(dialog).getByRole('button', { name: 'Delete attribute' }));
  await waitFor(() => expect(screen.getByText('“Warranty” deleted')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Warranty' })).not.toBeInTheDocument());
  expect(await stored(gateway, 'warranty')).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await link('Warranty')).toBeVisible();
  expect(await stored(gateway, 'warranty')).toBeDefined();
});

test('without the permission to change it, an attribute is read-only', async () => {
  await renderApp('/attributes/1', { user: 'client', prepare: letClientRead });
  await waitFor(() => expect(screen.getByText('Only administrators can change attributes.')).toBeVisible());
  expect(screen.getByRole('textbox', { name: 'Label in English' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('keeps the focus in the list when an option is removed', async () => {
  const { user } = await renderApp('/attributes/new');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Single select');
  for (const [number, name] of ['Red', 'Blue'].entries()) {
    await user.click(screen.getByRole('button', { name: 'New option' }));
    await user.type(screen.getByRole('textbox', { name: `Option ${number + 1} in English` }), name);
  }
  await user.click(screen.getByRole('button', { name: 'Remove Red' }));
  expect(screen.getByRole('textbox', { name: 'Option 1 in English' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Option 1 in English' })).toHaveValue('Blue');
  await user.click(screen.getByRole('button', { name: 'Remove Blue' }));
  expect(screen.getByRole('button', { name: 'New option' })).toHaveFocus();
});
