import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_RULES, type AttributeDefinitionRecord } from '#server/records/attributes';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { putStored, readStored } from '../../support/stored';

const page = '/catalogs/1/products/1';
const section = async () => within(await screen.findByRole('region', { name: 'Attributes' }));
const product = async (gateway: Gateway) => (await readStored(gateway, 'products', '1'))!;

/** Defines an attribute that no product has, and a family that requires it. */
const prepare = async (gateway: Gateway) => {
  const at = '2026-01-01T00:00:00.000Z';
  const stamp = { createdAt: at, updatedAt: at, updatedBy: 'Ada' };
  const labels = (text: string) => [{ locale: 'en', text }];
  const finish: AttributeDefinitionRecord = {
    id: '99',
    code: 'finish',
    labels: labels('Finish'),
    type: 'TEXT',
    unitFamily: null,
    rules: NO_RULES,
    options: [],
    group: '',
    position: 99,
    isLocalizable: false,
    ...stamp,
  };
  const required = { isRequired: true, requiredInChannels: [] };
  const attributes = [
    { code: 'finish', ...required },
    { code: 'weight', ...required },
    { code: 'brand', ...required },
    { code: 'seo-title', ...required },
  ];
  const lamps = { id: '99', code: 'lamps', labels: labels('Lamps'), attributes, variantAxes: [], ...stamp };
  await putStored(gateway, 'attributeDefinitions', finish);
  await putStored(gateway, 'families', lamps);
};

test('another family says what it shows and hides, and no value is lost', async () => {
  const { user, gateway } = await renderApp(page, { prepare });
  const attributes = await section();
  expect(await attributes.findByRole('group', { name: 'Weight, required' })).toBeVisible();
  // The control of an attribute replaces the text field that is there until it is loaded.
  expect(await attributes.findByRole('combobox', { name: 'Unit of Weight' })).toBeVisible();
  expect(attributes.getByRole('heading', { name: 'Other attributes' })).toBeVisible();
  expect(attributes.getByRole('textbox', { name: 'Name 1' })).toHaveValue('Material');
  const family = await screen.findByRole('combobox', { name: 'Family' });
  expect(family).toHaveValue('outdoor-gear');
  await user.selectOptions(family, 'Lamps');
  await waitFor(() =>
    expect(
      screen.getByText(/^Shows Finish\. Hides .+ Moves Warranty to “Other attributes” with their values\.$/),
    ).toBeVisible(),
  );
  await user.type(await attributes.findByRole('textbox', { name: 'Finish' }), 'Amber');
  expect(attributes.getByRole('button', { name: 'Remove Warranty' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  const saved = await product(gateway);
  expect(saved.family).toBe('lamps');
  expect(saved.attributes.map(({ name }) => name)).toEqual(['Material', 'Weight', 'Warranty', 'Finish']);
  await waitFor(() => expect(attributes.getByRole('textbox', { name: 'Finish' })).toHaveValue('Amber'));
});

test('a missing value is an issue at its field, and what was entered stays when the family changes', async () => {
  const { user, gateway } = await renderApp(page, { prepare });
  const attributes = await section();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Family' }), 'Lamps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  await waitFor(() => expect(attributes.getByText(/^Finish is required in the family Lamps\./)).toBeVisible());
  const finish = attributes.getByRole('textbox', { name: 'Finish' });
  await user.type(finish, 'Amber');
  expect(attributes.queryByText(/^Finish is required/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Family' }), 'No family');
  expect(await attributes.findByRole('textbox', { name: 'Finish' })).toHaveValue('Amber');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await product(gateway)).family).toBeUndefined());
  expect((await product(gateway)).attributes).toContainEqual({ name: 'Finish', value: 'Amber' });
});

test('fields that the family requires have an issue and a link, and stay fields of the product', async () => {
  const { user } = await renderApp(page, { prepare });
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  await screen.findByRole('option', { name: 'Lamps' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Family' }), 'Lamps');
  for (const name of ['Brand', 'SEO title']) await user.clear(await screen.findByRole('textbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const completeness = await region('Completeness');
  const link = await completeness.findByRole('link', { name: 'SEO title' });
  expect((await region('Attributes')).queryByText('Brand')).not.toBeInTheDocument();
  await user.click(link);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'SEO title' })).toHaveFocus());
  await user.click(completeness.getByRole('link', { name: 'Brand' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveFocus());
  expect(screen.getByText('Brand is required in the family Lamps.')).toBeVisible();
});
