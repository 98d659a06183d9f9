import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { mirrored } from '#ui/layout/mirrored';

/** The height of a row in pixels. */
export const rowHeight = 44;

/** From this number of rows on, only visible rows are rendered. */
export const virtualFrom = 150;

/** The look of the rows of the tree. */
export const useTreeStyles = makeStyles({
  scroller: { minWidth: 0 },
  virtual: { maxHeight: '72dvh', overflowY: 'auto' },
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    height: `${rowHeight}px`,
    paddingInlineEnd: tokens.spacingHorizontalXS,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: 'transparent',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  before: { borderBlockStartWidth: '3px', borderBlockStartColor: tokens.colorBrandStroke1 },
  into: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  after: { borderBlockEndWidth: '3px', borderBlockEndColor: tokens.colorBrandStroke1 },
  dragged: { opacity: 0.5 },
  chevron: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    color: tokens.colorNeutralForeground3,
  },
  toggle: { cursor: 'pointer' },
  arrow: mirrored,
  name: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'match-parent',
  },
  own: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    '@media (max-width: 599.98px)': { display: 'none' },
  },
  rule: { ...typographyStyles.caption1, whiteSpace: 'nowrap' },
  count: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', paddingInline: tokens.spacingHorizontalXS },
  menu: { flexShrink: 0, width: '32px', height: '32px' },
});
