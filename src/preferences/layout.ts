import { isObject } from '#lib/isObject';

/** The options of each preference; the first one is the default. */
export const layoutChoices = {
  /** Color theme: the system setting, or always light or dark. */
  theme: ['system', 'light', 'dark'],
  /** The look of light pages: a dark menu beside light pages, all light, or borders instead of shadows. */
  skin: ['semi-dark', 'light', 'bordered'],
  /** The color of interactive and selected elements. */
  accent: ['indigo', 'blue', 'teal', 'green', 'orange', 'rose'],
  /** How compact the layout is, especially table rows. */
  density: ['comfortable', 'compact'],
  /** Position of the main menu: beside the page or above it. */
  menu: ['vertical', 'horizontal'],
  /** Whether pages are as wide as the window or limited to a column. */
  contentWidth: ['full', 'boxed'],
  /** The top bar: a floating card over the page, fixed at the window edge, scrolled with the page, or hidden. */
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  /** White is the card color, which is dark on a dark page. The others are the colors of `accent`. */
  navbarColor: ['white', 'indigo', 'blue', 'teal', 'green', 'orange', 'rose'],
  footer: ['static', 'sticky', 'hidden'],
  /** Writing direction of the page. */
  direction: ['ltr', 'rtl'],
  /** The transition between pages. */
  transition: ['none', 'fade', 'slide'],
} as const;

/** The layout preferences that have a fixed set of options. */
export type LayoutChoices = { [Name in keyof typeof layoutChoices]: (typeof layoutChoices)[Name][number] };

/** All layout preferences of a user. */
export interface LayoutPreferences extends LayoutChoices {
  /** Whether the menu shows icons only. */
  isMenuCollapsed: boolean;
  /** Whether the menu is a drawer in wide windows too. */
  isMenuHidden: boolean;
  /** Whether long pages have a button that scrolls back to the top. */
  hasScrollToTop: boolean;
  /** Whether pressed buttons show a ripple. */
  hasRipple: boolean;
  /** Whether the button for these preferences is at the side of the page. */
  hasCustomizer: boolean;
}

const getChoice = <Choice extends string>(value: unknown, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.find((choice) => choice === value) ?? choices[0];

const getFlag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

/** Parses layout preferences from stored JSON. Missing or invalid values get their defaults. */
export function parseLayout(value: unknown): LayoutPreferences {
  const stored = isObject(value) ? value : {};
  return {
    theme: getChoice(stored.theme, layoutChoices.theme),
    skin: getChoice(stored.skin, layoutChoices.skin),
    accent: getChoice(stored.accent, layoutChoices.accent),
    density: getChoice(stored.density, layoutChoices.density),
    menu: getChoice(stored.menu, layoutChoices.menu),
    contentWidth: getChoice(stored.contentWidth, layoutChoices.contentWidth),
    navbar: getChoice(stored.navbar, layoutChoices.navbar),
    navbarColor: getChoice(stored.navbarColor, layoutChoices.navbarColor),
    footer: getChoice(stored.footer, layoutChoices.footer),
    direction: getChoice(stored.direction, layoutChoices.direction),
    transition: getChoice(stored.transition, layoutChoices.transition),
    isMenuCollapsed: getFlag(stored.isMenuCollapsed, false),
    isMenuHidden: getFlag(stored.isMenuHidden, false),
    hasScrollToTop: getFlag(stored.hasScrollToTop, true),
    hasRipple: getFlag(stored.hasRipple, true),
    hasCustomizer: getFlag(stored.hasCustomizer, true),
  };
}

/** The default layout. */
export const defaultLayout: LayoutPreferences = parseLayout({});
