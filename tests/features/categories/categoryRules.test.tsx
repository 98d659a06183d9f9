import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { answered } from '../../support/gatewayServer';
import { dialogClosed } from '../../support/dialogClosed';
import { letClientRead } from '../attributes/clientRole';
import { requestFromOtherSession } from '../../support/otherSession';
import { listStored, putStored, readStored } from '../../support/stored';
import { openGarden } from './garden';

const row = (name: RegExp | string) => screen.findByRole('treeitem', { name });

/** Opens the rule of the category by its menu. */
const openRule = async ({ user }: Pick<Awaited<ReturnType<typeof openGarden>>, 'user'>, label: string | RegExp) => {
  const actions = within(await row(/^Pans,/)).getByRole('button', { name: 'Actions for Pans' });
  await user.click(actions);
  await user.click(await screen.findByRole('menuitem', { name: label }));
  await screen.findByRole('heading', { name: 'Rule of “Pans”', level: 1 });
};

test('adds a rule with a preview, which the tree and the list of products name', async () => {
  const app = await openGarden();
  const { user, categoriesOf } = app;
  await openRule(app, 'Add rule…');
  await user.click(await screen.findByRole('button', { name: 'Add condition' }));
  await user.keyboard('sku{Enter}');
  const condition = within(await screen.findByRole('group', { name: 'Condition 1' }));
  await user.selectOptions(condition.getByRole('combobox', { name: 'Comparison' }), 'starts with');
  await user.type(condition.getByRole('textbox', { name: 'Value' }), 'TENT');
  expect(await screen.findByText('2 products match')).toBeVisible();
  expect(screen.getByText('2 are added, none are removed.')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
  await dialogClosed();
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(screen.getByText('Rule of “Pans” saved. 2 products updated.')).toBeVisible());
  expect(within(await row('Pans, 3 products')).getByRole('link', { name: 'By rule' })).toBeVisible();
  expect(await categoriesOf('TENT-1')).toEqual(['Outdoor/Tents', 'Kitchen/Pans']);

  await user.click(within(await row('Pans, 3 products')).getByRole('link', { name: '3 products' }));
  const list = await screen.findByRole('table', { name: 'Products' });
  const product = await within(list).findByRole('row', { name: /TENT-1/ });
  expect(product).toHaveTextContent('By rule');
  expect(within(list).getByRole('row', { name: /PAN-1/ })).not.toHaveTextContent('By rule');
});

test('what others store is followed until the conditions are changed, and shown afterwards; a deleted attribute is named', async () => {
  const app = await openGarden();
  const { user } = app;
  await openRule(app, 'Add rule…');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  const request = (query: string, input: object) => requestFromOtherSession(app.gateway, query, { input });
  const { createAttribute } = await request(
    'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }',
    { code: 'shade', labels: [{ locale: 'en', text: 'Shade' }] },
  );
  const setRule = async (where: string) => {
    const query = 'mutation ($input: SetCategoryRuleInput!) { setCategoryRule(input: $input) { job { id } } }';
    await request(query, { id: '4:Kitchen/Pans', where });
    await app.gateway.idle();
  };
  await setRule('attribute:shade is Red');
  await request('mutation ($input: DeleteAttributeInput!) { deleteAttribute(input: $input) { deletedId } }', {
    id: createAttribute.attribute.id,
  });
  const row = within(await screen.findByRole('group', { name: 'Condition 1' }));
  await waitFor(() => expect(row.getByRole('combobox', { name: 'Field' })).toHaveValue('Shade'));
  expect(row.getByRole('combobox', { name: 'Comparison' })).toHaveDisplayValue('is');
  await waitFor(() =>
    expect(row.getByRole('alert')).toHaveTextContent(/^The attribute “Shade” was deleted\. Remove the condition/),
  );
  expect(await screen.findByText('Change or remove what can’t be used to see the products that match.')).toBeVisible();

  await setRule('sku starts with TENT');
  await user.type(await screen.findByDisplayValue('TENT'), '-1');
  expect(await screen.findByText('1 product matches')).toBeVisible();
  await setRule('sku starts with PAN');
  expect(await screen.findByText(/^Someone else has changed the conditions/)).toHaveTextContent(
    'SKU starts with “PAN”',
  );
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(screen.getByText(/^Rule of “Pans” saved/)).toBeVisible());
  expect(await readStored(app.gateway, 'categories', '4:Kitchen/Pans')).toMatchObject({
    rule: { where: 'sku starts with TENT-1' },
  });
});

test('moves the focus to the next product when one is included again, and to the heading after the last', async () => {
  const app = await openGarden();
  const tents = await listStored(
    app.gateway,
    'products',
    ({ catalogId, sku }) => catalogId === '4' && /^TENT/.test(sku),
  );
  const edit = { updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'Ada' };
  const rule = { where: 'sku starts with TENT', excludedIds: tents.map(({ id }) => id), ...edit };
  await putStored(app.gateway, 'categories', { id: '4:Kitchen/Pans', catalogId: '4', path: 'Kitchen/Pans', rule });
  await openRule(app, /^(Add|Edit) rule…$/);
  const buttons = () => screen.queryAllByRole('button', { name: /^Include “/ });
  await waitFor(() => expect(buttons()).toHaveLength(2));
  await app.user.click(buttons()[0]!);
  await waitFor(() => expect(buttons()).toHaveLength(1));
  await waitFor(() => expect(buttons()[0]).toHaveFocus());
  await app.user.click(buttons()[0]!);
  await waitFor(() => expect(buttons()).toHaveLength(0));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('shows a rule in words to those who can’t change it', async () => {
  const category = {
    id: '4:Kitchen/Pans',
    catalogId: '4',
    path: 'Kitchen/Pans',
    rule: { where: 'sku starts with TENT', updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'Ada' },
  };
  const prepare = async (gateway: Gateway) => {
    await letClientRead(gateway);
    await putStored(gateway, 'categories', category);
  };
  const { user } = await openGarden({ user: 'client', prepare });
  await user.click(within(await row(/^Pans,/)).getByRole('link', { name: 'By rule' }));
  expect(await screen.findByText('SKU starts with “TENT”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save rule' })).not.toBeInTheDocument();
});
