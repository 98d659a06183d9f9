import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultLayout } from '#preferences/layout';
import type { Preferences } from '#preferences/preferences';
import { accentRamp } from '#ui/theme/accentRamp';
import { pageTheme } from '#ui/theme/pageTheme';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';
import { keepTokens } from '../../support/dom/styles';
import { choice, keep, getMedia, openCustomizer, stored } from './customizerPanel';

beforeAll(() => keepTokens(true));
afterAll(() => keepTokens(false));

/** The value of a token at an element. */
const tokenAt = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(`--${name}`);
const menuGround = () =>
  tokenAt(screen.getByRole('navigation', { name: 'Main menu' }), 'colorNeutralBackground1').trim();
const pageGround = () => tokenAt(screen.getByRole('main'), 'colorNeutralBackground1').trim();
const dark = pageTheme({ skin: 'dark', accent: 'indigo', density: 'comfortable' }).colorNeutralBackground1;
const light = pageTheme({ skin: 'light', accent: 'indigo', density: 'comfortable' }).colorNeutralBackground1;

describe('Skins', () => {
  test('the menu is dark beside a light page by default', async () => {
    await openCustomizer();
    expect(choice('Skin', 'Semi-dark')).toBeChecked();
    expect([menuGround(), pageGround()]).toEqual([dark, light]);
  });

  test.each([
    ['Light', light, light, { skin: 'light' }],
    ['Bordered', light, light, { skin: 'bordered' }],
    ['Dark', dark, dark, { skin: 'semi-dark', theme: 'dark' }],
  ])('%s applies immediately and is stored', async (name, menu, page, kept) => {
    const { user } = await openCustomizer();
    await user.click(choice('Skin', name));
    expect(choice('Skin', name)).toBeChecked();
    expect([menuGround(), pageGround()]).toEqual([menu, page]);
    expect(stored()).toMatchObject(kept);
  });

  test('Bordered draws lines instead of shadows', async () => {
    const { user } = await openCustomizer();
    await user.click(choice('Skin', 'Bordered'));
    expect(tokenAt(screen.getByRole('main'), 'shadow4')).toContain('0 0 0 1px');
  });

  test('are dark when the system is, until a light one is selected', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(getMedia('prefers-color-scheme: dark'));
    const { user } = await openCustomizer();
    const follow = screen.getByRole('checkbox', { name: 'Use dark when the system is dark' });
    expect(choice('Skin', 'Dark')).toBeChecked();
    expect(follow).toBeChecked();
    await user.click(choice('Skin', 'Semi-dark'));
    expect([menuGround(), pageGround()]).toEqual([dark, light]);
    expect(follow).not.toBeChecked();
    await user.click(follow);
    expect(choice('Skin', 'Dark')).toBeChecked();
    expect(document.documentElement.style.colorScheme).toBe('dark');
    await user.click(follow);
    expect(stored()).toMatchObject({ theme: 'dark' });
  });

  test('are replaced by the system colors in high contrast', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(getMedia('forced-colors: active'));
    keep({ navbarColor: 'rose' });
    await renderApp('/jobs');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    await waitFor(() => expect(menuGround()).toBe(pageGround()));
    expect(menu.parentElement).not.toHaveAttribute('style');
    expect(screen.getByRole('banner')).not.toHaveAttribute('style');
  });
});

describe('Colors and density', () => {
  test('the accent colors interactive elements in the page and the menu', async () => {
    const { user } = await openCustomizer();
    await user.click(choice('Accent color', 'Teal'));
    expect(tokenAt(screen.getByRole('main'), 'colorBrandBackground').trim()).toBe(accentRamp('teal')[80]);
    expect(stored()).toMatchObject({ accent: 'teal' });
  });

  test('the top bar has its own color, and can be white again', async () => {
    const { user } = await openCustomizer();
    const bar = screen.getByRole('banner');
    await user.click(choice('Top bar color', 'Rose'));
    expect(tokenAt(bar, 'colorNeutralBackground1').trim()).toBe(accentRamp('rose')[70]);
    await user.click(choice('Top bar color', 'White'));
    expect(tokenAt(bar, 'colorNeutralBackground1').trim()).toBe(light);
  });

  test('compact pages have less spacing, and so do tables unless set separately', async () => {
    const { user } = await openCustomizer();
    const gap = () => parseInt(tokenAt(screen.getByRole('main'), 'spacingVerticalL'));
    const before = gap();
    await user.click(choice('Density', 'Compact'));
    expect(gap()).toBeLessThan(before);
    await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Comfortable' }));
    expect(stored()).toMatchObject({ density: 'compact', tables: { jobs: { density: 'comfortable' } } });
  });
});

describe('Customizer panel', () => {
  test('can be opened, used, and closed by keyboard, and restores the focus', async () => {
    const { user } = await renderApp('/jobs');
    const button = await screen.findByRole('button', { name: 'Customize layout' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Customize layout' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    choice('Skin', 'Semi-dark').focus();
    await user.keyboard('{ArrowDown}');
    expect(choice('Skin', 'Light')).toBeChecked();
    expect(stored()).toMatchObject({ skin: 'light' });
    await user.keyboard('{Escape}');
    await dialogClosed();
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('shows and resets the selected options, and changes nothing else', async () => {
    const chosen: Partial<Preferences> = {
      theme: 'dark',
      skin: 'light',
      accent: 'green',
      menu: 'horizontal',
      footer: 'hidden',
      hasRipple: false,
      locale: 'en',
      selectedCatalog: '2',
    };
    const { user } = await openCustomizer(chosen);
    for (const [group, name] of [
      ['Skin', 'Dark'],
      ['Accent color', 'Green'],
      ['Menu', 'Horizontal'],
      ['Footer', 'Hidden'],
    ] as const)
      expect(choice(group, name)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(choice('Skin', 'Semi-dark')).toBeChecked();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(stored()).toMatchObject({ ...defaultLayout, locale: 'en', selectedCatalog: '2' });
  });

  test('removes its own button, and then opens from the account menu', async () => {
    const { user } = await openCustomizer();
    await user.click(screen.getByRole('checkbox', { name: 'Show the customize button' }));
    expect(stored()).toMatchObject({ hasCustomizer: false });
    const panel = screen.getByRole('dialog', { name: 'Customize layout' });
    expect(screen.queryByRole('button', { name: 'Customize layout' })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    const account = () => screen.getByRole('button', { name: 'Account of Ada Lindqvist' });
    await user.click(account());
    await user.click(await screen.findByRole('menuitem', { name: 'Customize layout' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Show the customize button' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(account()).toHaveFocus());
    expect(await screen.findByRole('button', { name: 'Customize layout' })).toBeVisible();
  });

  test('has its button in a narrow window, too', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(getMedia('max-width'));
    await renderApp('/jobs');
    expect(await screen.findByRole('button', { name: 'Customize layout' })).toBeInTheDocument();
  });

  test('is accessible', async () => {
    await openCustomizer();
    expect(await axeViolations()).toEqual([]);
  });
});
