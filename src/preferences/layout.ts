import { isObject } from '../lib/isObject';

/** What there is to choose from, by preference; the first of each counts until somebody chooses. */
export const layoutChoices = {
  /** Bright or dark: as the system says, or always the same. */
  theme: ['system', 'light', 'dark'],
  /** How bright colours look: a dark menu beside bright pages, all bright, or lines instead of shadows. */
  skin: ['semi-dark', 'light', 'bordered'],
  /** The colour of what can be pressed and of what is selected. */
  accent: ['indigo', 'blue', 'teal', 'green', 'orange', 'rose'],
  /** How much room things take, table rows above all. */
  density: ['comfortable', 'compact'],
  /** Where the main menu stands: beside the page or above it. */
  menu: ['vertical', 'horizontal'],
  /** Pages as wide as the window, or in a column of it. */
  contentWidth: ['full', 'boxed'],
  /** The top bar: a card over the page, an edge of the window, scrolled away with the page, or none. */
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  /** White is the colour of cards, which are dark on a dark page; the others are those of `accent`. */
  navbarColor: ['white', 'indigo', 'blue', 'teal', 'green', 'orange', 'rose'],
  footer: ['static', 'sticky', 'hidden'],
  /** Writing direction of the page. */
  direction: ['ltr', 'rtl'],
  /** How one page takes the place of another. */
  transition: ['none', 'fade', 'slide'],
} as const;

/** The preferences of layout that are one of several choices. */
export type LayoutChoices = { [Name in keyof typeof layoutChoices]: (typeof layoutChoices)[Name][number] };

/** How somebody likes the app to look. */
export interface LayoutPreferences extends LayoutChoices {
  /** Icons alone. */
  isMenuCollapsed: boolean;
  /** The menu is a drawer in wide windows too. */
  isMenuHidden: boolean;
  /** A button that leads back to the top of a long page. */
  hasScrollToTop: boolean;
  /** Buttons that are pressed show where. */
  hasRipple: boolean;
  /** The button for these very preferences stands at the side of the page; null for where there is room for it. */
  hasCustomizer: boolean | null;
}

const choiceOf = <Choice extends string>(value: unknown, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.find((choice) => choice === value) ?? choices[0];

const flagOf = <Otherwise extends boolean | null>(value: unknown, otherwise: Otherwise): boolean | Otherwise =>
  typeof value === 'boolean' ? value : otherwise;

/** Preferences of layout from stored JSON: whatever is missing or not understood takes its default. */
export function parseLayout(value: unknown): LayoutPreferences {
  const stored = isObject(value) ? value : {};
  return {
    theme: choiceOf(stored.theme, layoutChoices.theme),
    skin: choiceOf(stored.skin, layoutChoices.skin),
    accent: choiceOf(stored.accent, layoutChoices.accent),
    density: choiceOf(stored.density, layoutChoices.density),
    menu: choiceOf(stored.menu, layoutChoices.menu),
    contentWidth: choiceOf(stored.contentWidth, layoutChoices.contentWidth),
    navbar: choiceOf(stored.navbar, layoutChoices.navbar),
    navbarColor: choiceOf(stored.navbarColor, layoutChoices.navbarColor),
    footer: choiceOf(stored.footer, layoutChoices.footer),
    direction: choiceOf(stored.direction, layoutChoices.direction),
    transition: choiceOf(stored.transition, layoutChoices.transition),
    isMenuCollapsed: flagOf(stored.isMenuCollapsed, false),
    isMenuHidden: flagOf(stored.isMenuHidden, false),
    hasScrollToTop: flagOf(stored.hasScrollToTop, true),
    hasRipple: flagOf(stored.hasRipple, true),
    hasCustomizer: flagOf(stored.hasCustomizer, null),
  };
}

/** The layout until somebody chooses. */
export const defaultLayout: LayoutPreferences = parseLayout({});
