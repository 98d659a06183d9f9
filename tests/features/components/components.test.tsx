import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { href, paths } from '#routing/paths';
import { grantClientAbilities } from '../../support/clientAbilities';
import { renderApp } from '../../support/renderApp';

const toPage = (componentId: string) => href(paths.componentDetail, { componentId });

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

const spyOnClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

test('the index finds components by title and keyword, and keeps the search in the URL', async () => {
  const { user, history } = await renderApp(paths.componentList);
  const field = await screen.findByRole('searchbox', { name: 'Search components' });
  expect(screen.getByRole('link', { name: /^Buttons/ })).toHaveAttribute('href', toPage('buttons'));
  await user.click(field);
  await user.paste('disclosure');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Buttons/ })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /^Accordion/ })).toBeVisible();
  expect(history.get().location.search).toBe('?q=disclosure');
  await user.clear(field);
  await user.paste('zeppelin');
  expect(await screen.findByRole('heading', { name: 'No components match' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('link', { name: /^Buttons/ })).toBeVisible();
});

test('a page is titled after its component and leads to its neighbors', async () => {
  const { user } = await renderApp(toPage('accordion'));
  await findHeading('Accordion');
  await waitFor(() => expect(document.title).toBe('Accordion – Components – Catalog Manager'));
  expect(screen.queryByRole('link', { name: /^Previous: / })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Next: Alerts and toasts' }));
  await findHeading('Alerts and toasts');
  expect(await screen.findByRole('region', { name: 'Code of “In the page”' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Previous: Accordion' }));
  await findHeading('Accordion');
});

test('an example works, and its code can be copied', async () => {
  const { user } = await renderApp(toPage('accordion'));
  const example = await screen.findByRole('region', { name: 'One section at a time' });
  const returns = within(example).getByRole('button', { name: 'Returns' });
  await user.click(returns);
  expect(returns).toHaveAttribute('aria-expanded', 'true');
  const write = spyOnClipboard();
  await user.click(within(example).getByRole('button', { name: 'Copy code' }));
  await waitFor(() => expect(screen.getByText('Code copied')).toBeVisible());
  expect(write).toHaveBeenCalledWith(expect.stringContaining('export function SingleExample()'));
});

test('icons are found by name and copied with a click', async () => {
  const { user } = await renderApp(toPage('icons'));
  await user.click(await screen.findByRole('searchbox', { name: 'Search icons' }));
  await user.paste('puzzle');
  const write = spyOnClipboard();
  await user.click(await screen.findByRole('button', { name: 'PuzzlePieceRegular' }));
  expect(screen.queryByRole('button', { name: 'AddRegular' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('“PuzzlePieceRegular” copied')).toBeVisible());
  expect(write).toHaveBeenCalledWith('PuzzlePieceRegular');
});

test('the palette finds a component by a keyword', async () => {
  const { user } = await renderApp(paths.componentList);
  await findHeading('Components');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('combobox', { name: 'Search and commands' }));
  await user.paste('slideshow');
  const group = await screen.findByRole('group', { name: 'Components' });
  await user.click(within(group).getByRole('option', { name: /^Carousel/ }));
  await findHeading('Carousel');
});

test('those who cannot view catalogs have no components', async () => {
  await renderApp(toPage('buttons'), {
    user: 'client',
    prepare: (gateway) => grantClientAbilities(gateway, { Catalog: [] }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Components' })).not.toBeInTheDocument();
});
