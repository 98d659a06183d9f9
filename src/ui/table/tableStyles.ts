import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { textEnd, textStart } from '../layout/textAlign';

/** Styles shared by the parts of a table. */
export const useTableStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  bar: {
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalS,
  },
  barStart: { flexGrow: 1, minWidth: 0 },
  frame: {
    display: 'flex',
    flexDirection: 'column',
    // The rows scroll between the header and the selection bar, while the page around them stays in place.
    maxHeight: 'max(24rem, calc(100dvh - 17rem))',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    // Unlike `hidden`, it lets the selection bar stay in sight where the rows reach below the window. Images would load
    // only when they come into view, which shows in wide tables.
    '@media (max-width: 599.98px)': { overflow: 'clip' },
    // The outline is around the scroll region, because rows inside would cover its focus ring.
    ':has(> [role="region"]:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  scroller: {
    overflow: 'auto',
    minHeight: 0,
    ':focus-visible': { outlineStyle: 'none' },
  },
  // In right-to-left pages the head would move when a scrollbar appears or goes. Without one, its place shows the head,
  // which is 40 pixels high, and nothing below.
  scrollerStable: {
    ':global([dir="rtl"])': {
      scrollbarGutter: 'stable',
      backgroundImage: `linear-gradient(${tokens.colorNeutralBackground2} 39px, ${tokens.colorNeutralStroke2} 39px 40px, transparent 40px)`,
    },
  },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  // How many lines of text the rows have room for.
  tall: { '--cell-lines': '2' },
  striped: { '& tbody tr:nth-child(even):not(:hover)': { backgroundColor: tokens.colorNeutralBackground2 } },
  busy: { opacity: 0.6 },
  headCell: {
    ...typographyStyles.caption1Strong,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    height: '40px',
    boxSizing: 'border-box',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalM,
    ...textStart,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  row: {
    position: 'relative',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // Controls inside a row stay above the row’s link.
    '& td button': { position: 'relative', zIndex: 1 },
  },
  selectedRow: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  cell: {
    ...typographyStyles.body1,
    boxSizing: 'border-box',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalM,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  // The first column of a grid stays in sight, if there is room for others next to it.
  gridRow: { backgroundColor: tokens.colorNeutralBackground1 },
  gridStart: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    backgroundColor: 'inherit',
    '@media (max-width: 599.98px)': { position: 'static' },
  },
  gridStartHead: { insetInlineStart: 0, zIndex: 4, '@media (max-width: 599.98px)': { insetInlineStart: 'auto' } },
  detail: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
  },
  narrowCell: { paddingBlock: tokens.spacingVerticalS, ':has(> dl)': { verticalAlign: 'top' } },
  besideCheckbox: { paddingInlineStart: tokens.spacingHorizontalXS },
  narrowActions: { paddingInline: tokens.spacingHorizontalXS, verticalAlign: 'top' },
  end: { ...textEnd, fontVariantNumeric: 'tabular-nums' },
  checkboxCell: { paddingInline: tokens.spacingHorizontalXS },
  bodyCheckboxCell: {
    position: 'relative',
    zIndex: 1,
    // Beside the first line of a row that shows its columns below each other.
    ':has(+ td > dl)': { verticalAlign: 'top', paddingBlockStart: tokens.spacingVerticalS },
  },
  link: {
    ...typographyStyles.body1Strong,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: tokens.borderRadiusMedium,
    },
  },
});
