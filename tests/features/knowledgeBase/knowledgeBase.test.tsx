import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { listStored, putStored, removeStored } from '../../support/stored';

const base = '/pages/knowledge-base';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const search = () => screen.getByRole('searchbox', { name: 'Search the knowledge base' });
const results = () => screen.findByRole('list', { name: 'Search results' });

test('leads from the categories to the articles of one', async () => {
  const { user, history } = await renderApp(base);
  await heading('Knowledge base');
  expect(await screen.findAllByText(/^\d articles$/)).toHaveLength(6);
  await user.click(screen.getByRole('link', { name: 'Importing products' }));
  await heading('Importing products');
  expect(history.get().location.pathname).toBe(`${base}/category/importing`);
  const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));
  expect(categories.getByRole('link', { name: 'Importing products' })).toHaveAttribute('aria-current', 'page');
});

test('leads from an article to its category and to a related one', async () => {
  const { user, history } = await renderApp(`${base}/category/importing`);
  await user.click(await screen.findByRole('link', { name: 'What does a dry run do?' }));
  await heading('What does a dry run do?');
  expect(history.get().location.pathname).toBe(`${base}/category/importing/dry-run`);
  expect(document.title).toBe('What does a dry run do? – Importing products – Catalog Manager');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByRole('link', { name: 'Importing products' })).toHaveAttribute(
    'href',
    `${base}/category/importing`,
  );
  expect(screen.getByText(/^Last updated/)).toHaveTextContent(/^Last updated \w+ \d+, \d{4}$/);
  const related = within(screen.getByRole('navigation', { name: 'Related articles' }));
  expect(related.getAllByRole('link')).toHaveLength(4);
  await user.click(related.getByRole('link', { name: 'Which files can I import?' }));
  await heading('Which files can I import?');
});

test('is accessible with search results', async () => {
  await renderApp(`${base}?q=undo`);
  await within(screen.getByRole('main')).findAllByRole('link');
  expect(await axeViolations()).toEqual([]);
});

test('shows screenshots of the app with alt texts and sizes', async () => {
  await renderApp(`${base}/category/importing/dry-run`);
  const image = await screen.findByRole('img', { name: /^The result of a dry run/ });
  expect(image).toHaveAttribute('src', '/help/dry-run.webp');
  expect(image).toHaveAttribute('width', '1040');
  expect(image).toHaveAttribute('height', '650');
});

test('searches, marks the matches, and keeps the search in the URL', async () => {
  const { user, history } = await renderApp(base);
  await heading('Knowledge base');
  await user.type(search(), 'ROLL BACK');
  const found = within(await results());
  expect(found.getByRole('link', { name: /How do I go back/ })).toHaveAttribute(
    'href',
    `${base}/category/publishing/go-back`,
  );
  expect(found.getByText('Roll back').tagName).toBe('MARK');
  expect(found.getByText('Publishing and jobs')).toBeVisible();
  expect(history.get().location.search).toBe('?q=ROLL+BACK');
  expect(screen.getByText('1 article matches')).toBeVisible();
});

test('says that no article matches, and shows the categories again', async () => {
  const { user, history } = await renderApp(`${base}?q=zebra`);
  await user.click(await screen.findByRole('button', { name: 'Show categories' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'First steps' })).toBeVisible();
  expect(history.get().location.search).toBe('');
});

test('redirects a category address without a slug', async () => {
  const { history } = await renderApp(`${base}/category`);
  await heading('Knowledge base');
  expect(history.get().location.pathname).toBe(base);
});

test('shows a category without articles, with a right-to-left name and an unknown icon', async () => {
  await renderApp(`${base}/category/importing`, {
    prepare: async (gateway) => {
      const [category] = await listStored(gateway, 'knowledgeBaseCategories', ({ slug }) => slug === 'importing');
      const articles = await listStored(
        gateway,
        'knowledgeBaseArticles',
        ({ categoryId }) => categoryId === category!.id,
      );
      await putStored(gateway, 'knowledgeBaseCategories', { ...category!, title: 'ייבוא מוצרים', icon: 'Unknown' });
      await removeStored(gateway, 'knowledgeBaseArticles', ...articles.map(({ id }) => id));
    },
  });
  await heading('ייבוא מוצרים');
  expect(await screen.findByRole('heading', { level: 2, name: 'No articles yet' })).toBeVisible();
});
