import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { lineAbove, lineAfter, lineBelow } from '#ui/layout/lines';
import { textEnd } from '#ui/layout/textAlign';

/** Styles of the borders, headers, and cells of the grids. FullCalendar itself removes the borders at the edges. */
export const useGridStyles = makeStyles({
  root: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground1 },
  surface: { backgroundColor: tokens.colorNeutralBackground1 },
  cell: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  outside: { backgroundColor: tokens.colorNeutralBackground2 },
  today: { backgroundColor: tokens.colorBrandBackground2 },
  minor: { borderBlockStartStyle: 'dotted' },
  centered: { justifyContent: 'center' },
  atEnd: { justifyContent: 'flex-end' },
  head: {
    ...typographyStyles.caption1Strong,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalXXS,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
  headToday: { color: tokens.colorBrandForeground2 },
  dividerBelow: lineBelow,
  dividerAfter: lineAfter,
  allDayDivider: {
    ...lineAbove,
    ...lineBelow,
    paddingBlockEnd: '2px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  cellTop: { display: 'flex', justifyContent: 'flex-end', minHeight: '2px' },
  dayNumber: {
    ...typographyStyles.caption1,
    display: 'grid',
    placeItems: 'center',
    minWidth: '24px',
    height: '24px',
    margin: '2px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  dayNumberOutside: { color: tokens.colorNeutralForeground3 },
  dayNumberToday: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  slotHead: {
    ...typographyStyles.caption2,
    paddingInline: tokens.spacingHorizontalXS,
    paddingBlock: '2px',
    color: tokens.colorNeutralForeground3,
    ...textEnd,
    fontVariantNumeric: 'tabular-nums',
  },
  lane: { marginInlineStart: '1px', marginInlineEnd: '4%' },
  laneNarrow: { marginInline: '1px' },
  allDayRoom: { minHeight: '16px' },
  highlight: {
    backgroundColor: tokens.colorBrandBackground2Hover,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  now: { ...lineAbove, borderBlockStartWidth: '2px', borderBlockStartColor: tokens.colorStatusDangerBorder2 },
});

/** Styles of the list. */
export const useListStyles = makeStyles({
  day: lineBelow,
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground3,
    ...lineBelow,
  },
  headText: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground1 },
  headDate: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  headToday: { color: tokens.colorBrandForeground2 },
  row: {
    alignItems: 'center',
    minHeight: '48px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  rowBelow: lineAbove,
  empty: { display: 'grid', placeItems: 'center' },
});
