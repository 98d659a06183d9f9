import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { textEnd } from '#ui/layout/textAlign';

const phone = '@media (max-width: 699.98px)';

const twoColumns = '@media (min-width: 1200px)';

/** Shared styles of the form sections. */
export const useFormStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  main: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingHorizontalL, minWidth: 0 },
  side: { minWidth: 0, [twoColumns]: { position: 'sticky', insetBlockStart: '80px' } },
  /** Fields side by side if there is enough space. */
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    // Prevents the client list from growing as wide as its longest name.
    '& > *': { minWidth: 0 },
    '& select': { minWidth: 0, width: '100%' },
  },
  /** Two columns, for long texts. */
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
  },
  hint: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  items: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  itemFields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    alignItems: 'start',
    minWidth: 0,
    '& input, & select': { minWidth: 0, width: '100%' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  whole: { gridColumn: '1 / -1' },
  service: { gridColumnEnd: 'span 2' },
  itemNote: { gridColumnEnd: 'span 3', [phone]: { gridColumnEnd: 'span 2' } },
  remove: { alignSelf: 'start' },
  price: {
    [phone]: { gridColumnEnd: 'span 2' },
    display: 'flex',
    flexDirection: 'column',
    ...textEnd,
    fontVariantNumeric: 'tabular-nums',
  },
  // As high as the adjacent labels and fields.
  priceLabel: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, paddingBlock: '2px' },
  priceValue: { ...typographyStyles.body1Strong, lineHeight: '32px' },
  add: { alignSelf: 'flex-start' },
  error: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1, margin: 0 },
  sums: {
    ...typographyStyles.body1,
    display: 'grid',
    gridTemplateColumns: '1fr max-content',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, ...textEnd },
  },
  strong: {
    display: 'contents',
    '& > *': { ...typographyStyles.subtitle2 },
    '& > dt': { color: tokens.colorNeutralForeground1 },
  },
  plain: { display: 'contents' },
});
