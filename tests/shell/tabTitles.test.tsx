import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../support/renderApp';

// The titles of all screens are in `tabTitles.ts`.
test.each([
  ['/catalogs?dialog=create', 'New catalog – Catalogs'],
  ['/catalogs/1?dialog=edit', 'Edit catalog – Outdoor range – Catalogs'],
  ['/catalogs/1?dialog=delete', 'Delete “Outdoor range”? – Outdoor range – Catalogs'],
  ['/catalogs/1/products/1?variant=2', 'Variant TNT-1000-1-SNO – Ridge Tent – Products'],
  ['/published-catalogs/1?tab=changes', 'Changes – Outdoor range, version 1 – Published catalogs'],
  ['/published-catalogs/1?product=TNT-1000', 'Ridge Tent – Outdoor range, version 1 – Published catalogs'],
  ['/catalogs/999/issues', 'Issues – Catalog not found'],
  ['/catalogs/1/products/999999', 'Product not found – Products'],
  ['/catalogs/1/translations/xx/first', 'This catalog doesn’t have the language “xx” – Translations'],
  ['/apps/user/edit/999', 'User not found – User'],
  ['/published-catalogs/999', 'Version not found – Published catalogs'],
  ['/jobs/999', 'Job not found – Jobs'],
  ['/pages/account-settings?tab=password', 'Password – Account settings'],
  ['/pages/faq?group=DELIVERY', 'Delivery – Questions and answers'],
  ['/access-control?role=editor', 'Editor – Access control'],
  ['/apps/todo?task=1', 'Photograph the autumn blankets in daylight – To-do'],
  ['/apps/calendar?event=1', 'Range meeting – Calendar'],
  ['/apps/email?email=1', 'Welcome to Catalog Manager – Email'],
])('the tab at %s is called “%s”', async (path, title) => {
  await renderApp(path);
  await waitFor(() => expect(document.title).toBe(`${title} – Catalog Manager`));
});

test('a closed dialog no longer names the tab', async () => {
  const { user } = await renderApp('/catalogs?dialog=create');
  await waitFor(() => expect(document.title).toMatch(/^New catalog/));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.title).toBe('Catalogs – Catalog Manager'));
});
