import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { typeOfEntity } from '#graphql/refetchChanged';
import { requestFromOtherSession } from '../../support/otherSession';
import { answered, calls } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';

const subscribed = () => waitFor(() => expect(answered).toContain('RecordChanges'));

test('changes from another session appear automatically', async () => {
  const { gateway } = await renderApp('/catalogs');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await subscribed();
  await requestFromOtherSession(
    gateway,
    'mutation { createCatalog(input: { name: "Made elsewhere" }) { catalog { id } } }',
  );
  expect(await screen.findByRole('link', { name: /Made elsewhere/ })).toBeVisible();
});

test('queries without the changed records are not refetched', async () => {
  const { gateway } = await renderApp('/catalogs');
  await subscribed();
  await waitFor(() => expect(calls).toContain('CatalogList'));
  const listed = calls.filter((name) => name === 'CatalogList').length;
  await requestFromOtherSession(gateway, 'mutation { createTask(input: { title: "Tea" }) { task { id } } }');
  await requestFromOtherSession(
    gateway,
    'mutation { createCatalog(input: { name: "Made elsewhere" }) { catalog { id } } }',
  );
  await screen.findByRole('link', { name: /Made elsewhere/ });
  expect(calls.filter((name) => name === 'CatalogList')).toHaveLength(listed + 1);
});

test('there is one stream however many screens are open', async () => {
  const { history } = await renderApp('/catalogs');
  await subscribed();
  history.push('/jobs');
  await waitFor(() => expect(calls).toContain('JobList'));
  expect(calls.filter((name) => name === 'RecordChanges')).toHaveLength(1);
});

test.each([
  ['TASK', 'Task'],
  ['PRODUCT', 'Product'],
  ['KNOWLEDGE_BASE_ARTICLE', 'KnowledgeBaseArticle'],
])('%s maps to the type %s', (entity, type) => {
  expect(typeOfEntity(entity)).toBe(type);
});
