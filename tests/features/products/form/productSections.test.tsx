import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp';
import { field } from './productForm';

const tent = '/catalogs/1/products/1';

test('tabs lead to the sections of a product', async () => {
  // jsdom does not lay out pages, so it has nothing to scroll.
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  const { user } = await renderApp(tent);
  await field('SEO title');
  const tabs = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(tabs.getByRole('button', { current: true })).toHaveTextContent('General');
  await user.click(tabs.getByRole('button', { name: 'Search engines' }));
  const section = document.activeElement as HTMLElement;
  expect(scrolled).toEqual([section.id]);
  expect(within(section).getByRole('heading', { level: 2, name: 'Search engines' })).toBeVisible();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('folds the attributes that are empty and optional, which a link to one of them opens', async () => {
  const { user } = await renderApp(tent);
  const summary = await screen.findByText(/^\d+ empty attributes$/);
  const fold = summary.closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  expect(within(fold).queryByText('Weight')).not.toBeInTheDocument();
  await user.click(summary);
  expect(fold).toHaveAttribute('open');
});

test('opens the folded attribute that the URL names', async () => {
  await renderApp(`${tent}#attributes[season]`);
  const summary = await screen.findByText(/^\d+ empty attributes$/);
  await waitFor(() => expect(summary.closest('details')).toHaveAttribute('open'));
  await waitFor(() => expect(summary.closest('details')).toContainElement(document.activeElement as HTMLElement));
});
