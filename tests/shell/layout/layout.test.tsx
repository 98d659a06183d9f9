import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { version } from '../../../package.json';
import { rippleMs } from '#app/shell/frame/Ripples';
import { renderApp } from '../../support/renderApp';
import { choice, keep, getMedia, openCustomizer, stored } from './customizerPanel';

const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });
/** The customizer has a dialog open beside the page. The dialog does not hide the page. */
const bar = () => screen.queryByRole('banner');
const getPosition = (element: Element | null) => element && getComputedStyle(element).position;

describe('Main menu', () => {
  test('is above the page when it is horizontal, with the same entries', async () => {
    const { user } = await openCustomizer({ foldedGroups: [] });
    const names = () =>
      within(menu() as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent);
    const before = names();
    await user.click(choice('Menu', 'Horizontal'));
    expect(names()).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Collapse menu' })).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ menu: 'horizontal' });
  });

  test('collapses to icons that keep their names, beside and above the page', async () => {
    const { user } = await openCustomizer();
    await user.click(screen.getByRole('checkbox', { name: 'Collapse the menu to icons' }));
    const jobs = () => within(menu() as HTMLElement).getByRole('link', { name: 'Jobs' });
    expect(jobs()).toHaveTextContent('');
    expect(stored()).toMatchObject({ isMenuCollapsed: true });
    await user.click(choice('Menu', 'Horizontal'));
    expect(jobs()).toHaveTextContent('');
  });

  test('opens as a drawer by a button when it is hidden', async () => {
    const { user, history } = await openCustomizer();
    await user.click(screen.getByRole('checkbox', { name: 'Hide the menu behind a button' }));
    expect(menu()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Catalogs' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/catalogs'));
  });
});

describe('Top bar', () => {
  test('floats by default, sticks, scrolls away, or is hidden', async () => {
    const { user } = await openCustomizer();
    expect(choice('Top bar', 'Floating')).toBeChecked();
    expect(getPosition(bar())).toBe('sticky');
    await user.click(choice('Top bar', 'Static'));
    expect(getPosition(bar())).toBe('relative');
    await user.click(choice('Top bar', 'Sticky'));
    expect(getPosition(bar())).toBe('sticky');
    await user.click(choice('Top bar', 'Hidden'));
    expect(bar()).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ navbar: 'hidden' });
  });

  test.each([
    ['beside the page', {}],
    ['above the page', { menu: 'horizontal' }],
    ['nowhere', { isMenuHidden: true }],
  ] as const)('keeps the account reachable when it is hidden and the menu is %s', async (_where, preferences) => {
    keep({ ...preferences, navbar: 'hidden', hasCustomizer: false });
    const { user } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Account of Ada Lindqvist' }));
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    const hasMenu = menu() !== null || screen.queryByRole('button', { name: 'Open menu', hidden: true }) !== null;
    expect(hasMenu).toBe(true);
  });
});

describe('Page', () => {
  test('is as wide as the window, or limited to a column', async () => {
    const { user } = await openCustomizer();
    const widest = () => getComputedStyle(screen.getByRole('main')).maxWidth;
    expect(widest()).toBe('none');
    await user.click(choice('Content width', 'Boxed'));
    expect(widest()).toBe('1140px');
    expect(stored()).toMatchObject({ contentWidth: 'boxed' });
  });

  test('switches to right-to-left immediately', async () => {
    const { user } = await openCustomizer();
    await user.click(choice('Writing direction', 'Right to left'));
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await user.click(choice('Writing direction', 'Left to right'));
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  test('ends with a footer that shows the version, and can stick or be hidden', async () => {
    const { user } = await openCustomizer();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(`Catalog Manager · Version ${version}`);
    expect(within(footer).getByRole('link', { name: 'GraphQL explorer' })).toHaveAttribute(
      'href',
      '/developer/graphiql',
    );
    expect(getPosition(footer)).not.toBe('sticky');
    await user.click(choice('Footer', 'Sticky'));
    expect(getPosition(footer)).toBe('sticky');
    await user.click(choice('Footer', 'Hidden'));
    expect(footer).not.toBeInTheDocument();
  });

  test('has no links to pages that the user cannot open', async () => {
    await renderApp('/misc/not-authorized', { user: 'client' });
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).queryByRole('link')).not.toBeInTheDocument();
  });

  test('opens the keyboard shortcuts from its footer', async () => {
    const { user } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('looks the same after a reload, and follows changes in another tab', async () => {
    keep({ navbar: 'static', footer: 'hidden', direction: 'rtl', skin: 'bordered', transition: 'slide' });
    await openCustomizer(JSON.parse(localStorage.getItem('preferences') ?? '{}') as object);
    expect(choice('Top bar', 'Static')).toBeChecked();
    expect(choice('Footer', 'Hidden')).toBeChecked();
    expect(choice('Skin', 'Bordered')).toBeChecked();
    expect(choice('Page transition', 'Slide')).toBeChecked();
    keep({ footer: 'sticky' });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'preferences', storageArea: localStorage }));
    });
    await waitFor(() => expect(choice('Footer', 'Sticky')).toBeChecked());
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  test('is customized with a bottom sheet on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(getMedia('max-width'));
    const { user } = await openCustomizer({});
    const sheet = screen.getByRole('dialog', { name: 'Customize layout' });
    expect(getComputedStyle(sheet).getPropertyValue('border-start-start-radius')).toContain('borderRadiusXLarge');
    expect(menu()).not.toBeInTheDocument();
    await user.click(choice('Footer', 'Hidden'));
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('Page transitions', () => {
  const animate = vi.fn<(frames: Keyframe[], options: KeyframeAnimationOptions) => void>();
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
    animate.mockClear();
  });

  const goFromPageToPage = async () => {
    Object.assign(HTMLElement.prototype, { animate });
    const { user } = await renderApp('/jobs');
    await user.click(within(await screen.findByRole('navigation', { name: 'Main menu' })).getByText('Catalogs'));
    await screen.findByRole('heading', { level: 1, name: 'Catalogs' });
    return animate.mock.calls.flatMap(([frames]) => frames[0]?.transform ?? frames[0]?.opacity ?? []);
  };

  test.each([
    ['none', 'ltr', []],
    ['fade', 'ltr', [0]],
    ['slide', 'ltr', ['translateX(-24px)']],
    ['slide', 'rtl', ['translateX(24px)']],
  ] as const)('%s (%s)', async (transition, direction, frames) => {
    keep({ transition, direction });
    expect(await goFromPageToPage()).toEqual(frames);
  });

  test('are off when the user prefers reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(getMedia('prefers-reduced-motion: reduce'));
    keep({ transition: 'slide' });
    expect(await goFromPageToPage()).toEqual([]);
  });
});

describe('Back to top button', () => {
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  };
  afterEach(() => scrollTo(0));

  test('appears on a page that was scrolled far, and moves to the top with the focus', async () => {
    const { user } = await renderApp('/jobs');
    await screen.findByRole('heading', { level: 1, name: 'Jobs' });
    const scrolled = vi.spyOn(window, 'scrollTo');
    scrollTo(2000);
    await user.click(await screen.findByRole('button', { name: 'Back to top' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
    scrollTo(100);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument());
  });

  test('can be turned off', async () => {
    const { user } = await openCustomizer();
    scrollTo(2000);
    await screen.findByRole('button', { name: 'Back to top' });
    await user.click(screen.getByRole('checkbox', { name: 'Show “Back to top” button on long pages' }));
    expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
  });
});

describe('Button ripple', () => {
  const ripples = () => document.querySelectorAll('[data-ripple]');
  const press = (element: Element) => fireEvent.pointerDown(element, { button: 0, clientX: 10, clientY: 10 });

  test('lasts half a second', async () => {
    expect(rippleMs).toBe(500);
    await openCustomizer();
    const button = screen.getByRole('button', { name: 'Reset to defaults' });
    await waitFor(() => {
      press(button);
      expect(ripples()).not.toHaveLength(0);
    });
    const pressedAt = Date.now();
    await waitFor(() => expect(ripples()).toHaveLength(0));
    expect(Date.now() - pressedAt).toBeGreaterThan(rippleMs - 150);
    press(screen.getByRole('main'));
    expect(ripples()).toHaveLength(0);
  });

  test.each([
    ['who switched it off', '', { hasRipple: false }],
    ['who want less motion', 'prefers-reduced-motion: reduce', {}],
  ])('is not shown to users %s', async (_who, media, preferences) => {
    if (media !== '') vi.spyOn(window, 'matchMedia').mockImplementation(getMedia(media));
    await openCustomizer(preferences);
    await new Promise((resolve) => setTimeout(resolve, 100));
    press(screen.getByRole('button', { name: 'Reset to defaults' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ripples()).toHaveLength(0);
  });
});
