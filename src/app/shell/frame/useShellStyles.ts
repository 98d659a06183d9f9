import { makeStyles, tokens } from '@fluentui/react-components';
import { boxedWidth, footerHeight, menuRowHeight, topBarHeight } from './shellSize';

const narrow = '@media (max-width: 899.98px)';

const color = tokens.colorNeutralStroke2;
const lineBeside = { borderInlineEndWidth: '1px', borderInlineEndStyle: 'solid', borderInlineEndColor: color } as const;
const lineBelow = { borderBlockEndWidth: '1px', borderBlockEndStyle: 'solid', borderBlockEndColor: color } as const;
const lineAbove = {
  borderBlockStartWidth: '1px',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: color,
} as const;

/** Positions and backgrounds of the parts around a screen, for every preference. */
export const useShellStyles = makeStyles({
  shell: { display: 'flex', minHeight: '100dvh', backgroundColor: tokens.colorNeutralBackground2 },
  // Bars that stick to the end of the page sit above the footer if it sticks too.
  hasStickyFooter: { '--docked': `calc(${footerHeight} + var(--outage, 0px))` },
  side: {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flexShrink: 0,
    width: '232px',
    height: '100dvh',
    boxSizing: 'border-box',
    overflowX: 'hidden',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineBeside,
    [narrow]: { display: 'none' },
  },
  collapsed: { width: '64px' },
  column: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  // What sticks to the start of the page is below the top bar.
  stickyColumn: { '--top-bar': topBarHeight },
  // Keeps content that scrolls away under a floating bar from reappearing above it or at its corners.
  cardColumn: {
    '--top-bar': `calc(${topBarHeight} + ${tokens.spacingVerticalM})`,
    '::before': {
      content: '""',
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 9,
      flexShrink: 0,
      height: '24px',
      marginBlockEnd: '-24px',
      backgroundColor: tokens.colorNeutralBackground2,
    },
  },
  bar: {
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    flexShrink: 0,
    height: topBarHeight,
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    [narrow]: { columnGap: tokens.spacingHorizontalXS, paddingInline: tokens.spacingHorizontalM },
  },
  floating: {
    position: 'sticky',
    insetBlockStart: tokens.spacingVerticalM,
    marginBlockStart: tokens.spacingVerticalM,
    marginInline: tokens.spacingHorizontalXXL,
    paddingInline: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow4,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    [narrow]: { marginInline: tokens.spacingHorizontalS, paddingInline: tokens.spacingHorizontalS },
  },
  sticky: { position: 'sticky', insetBlockStart: 0, ...lineBelow },
  static: { position: 'relative', ...lineBelow },
  quietBar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockStart: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalXXL,
    [narrow]: { paddingInline: tokens.spacingHorizontalM },
  },
  menuRow: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    columnGap: tokens.spacingHorizontalM,
    minHeight: menuRowHeight,
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineBelow,
    [narrow]: { display: 'none' },
  },
  // Below a floating bar, the menu is a floating card too.
  floatingRow: {
    marginBlockStart: tokens.spacingVerticalS,
    marginInline: tokens.spacingHorizontalXXL,
    paddingInline: tokens.spacingHorizontalM,
    borderBlockEndWidth: 0,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow4,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  main: {
    flexGrow: 1,
    width: '100%',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXL}`,
    ':focus': { outlineStyle: 'none' },
    // A screen that fills the window takes up all available space.
    ':has(> [data-whole-window])': { display: 'flex', flexDirection: 'column' },
    [narrow]: { padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}` },
  },
  boxed: { maxWidth: boxedWidth },
  // Content that arrives would move it.
  staticFooter: { '&:is(main:has([data-placeholder]:not([data-example] *)) ~ *)': { visibility: 'hidden' } },
  footerLine: { width: '100%', marginInline: 'auto' },
  boxedLine: { maxWidth: `calc(${boxedWidth} - 2 * ${tokens.spacingHorizontalXXL})` },
  // The edges of the card line up with those of the pages.
  boxedBar: {
    boxSizing: 'border-box',
    width: `calc(100% - 2 * ${tokens.spacingHorizontalXXL})`,
    maxWidth: `calc(${boxedWidth} - 2 * ${tokens.spacingHorizontalXXL})`,
    marginInline: 'auto',
    [narrow]: { width: `calc(100% - 2 * ${tokens.spacingHorizontalS})`, marginInline: 'auto' },
  },
  footer: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: footerHeight,
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXXL,
    [narrow]: { paddingInline: tokens.spacingHorizontalL },
  },
  stickyFooter: {
    position: 'sticky',
    insetBlockEnd: 'var(--outage, 0px)',
    zIndex: 5,
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineAbove,
  },
});
