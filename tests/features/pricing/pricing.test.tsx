import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { PLAN_PRICES } from '#server/records/pricing';
import { renderApp } from '../../support/renderApp';
import { changeStored } from '../../support/stored';

const plan = async (name: string) => within(await screen.findByRole('article', { name }));

test('shows monthly prices and marks the popular plan', async () => {
  await renderApp('/pages/pricing');
  expect((await plan('Basic')).getByText('$0 per month')).toBeVisible();
  const standard = await plan('Standard');
  expect(standard.getByText(`$${PLAN_PRICES.STANDARD.monthlyPrice} per month`)).toBeVisible();
  expect(standard.getByText('Most popular')).toBeVisible();
  expect(standard.getByText('Billed every month')).toBeVisible();
  expect((await plan('Enterprise')).queryByText('Most popular')).not.toBeInTheDocument();
  expect(screen.getByText('Save up to 19% with yearly billing')).toBeVisible();
});

test('switches to yearly prices, which the URL keeps', async () => {
  const { user, history } = await renderApp('/pages/pricing');
  await plan('Standard');
  await user.click(screen.getByRole('tab', { name: 'Yearly' }));
  expect(history.get().location.search).toBe('?billing=yearly');
  const standard = await plan('Standard');
  expect(standard.getByText('$40 per month')).toBeVisible();
  expect(standard.getByText('$480 billed once a year')).toBeVisible();
  expect(standard.getByText('You save $108 a year')).toBeVisible();
  expect((await plan('Basic')).getByText('No payment needed')).toBeVisible();
});

test('opens with yearly prices and a question from the URL', async () => {
  const { user } = await renderApp('/pages/pricing?billing=yearly&question=4');
  expect((await plan('Enterprise')).getByText('$960 billed once a year')).toBeVisible();
  await waitFor(() => expect(screen.getByText(/counts as one/)).toBeVisible());
  const questions = within(screen.getByRole('region', { name: 'Questions about the plans' }));
  expect(questions.getAllByRole('button')).toHaveLength(6);
  await user.click(questions.getByRole('button', { name: 'Can I change the plan in the middle of a month?' }));
  await waitFor(() => expect(screen.getByText(/^Yes. An upgrade applies immediately/)).toBeVisible());
});

test('marks the plan that the user list has for the account', async () => {
  await renderApp('/pages/pricing', {
    prepare: async (gateway: Gateway) => {
      await changeStored(gateway, 'users', '51', { currentPlan: 'enterprise' });
    },
  });
  expect(await (await plan('Enterprise')).findByText('Your current plan')).toBeVisible();
  expect(screen.getAllByText('Your current plan')).toHaveLength(1);
});
