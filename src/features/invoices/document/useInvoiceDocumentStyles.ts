import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { textEnd, textStart } from '#ui/layout/textAlign';

const narrow = '@media (max-width: 699.98px)';

const color = tokens.colorNeutralStroke2;
const lineBelow = { borderBlockEndWidth: '1px', borderBlockEndStyle: 'solid', borderBlockEndColor: color } as const;
const lineAbove = {
  borderBlockStartWidth: '1px',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: color,
} as const;

/** Shared styles of the parts of a printed invoice. */
export const useInvoiceDocumentStyles = makeStyles({
  paper: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXL,
    minWidth: 0,
    padding: '40px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${color}`,
    borderRadius: tokens.borderRadiusLarge,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  /** Two parts side by side if there is enough space. */
  pair: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
  },
  part: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, flexBasis: '300px', minWidth: 0 },
  heading: { ...typographyStyles.caption1Strong, color: tokens.colorNeutralForeground3, margin: 0 },
  text: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  strong: { ...typographyStyles.body1Strong },
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  house: { ...typographyStyles.subtitle1, display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  facts: {
    ...typographyStyles.body1,
    display: 'grid',
    gridTemplateColumns: 'minmax(104px, max-content) minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  title: { ...typographyStyles.subtitle1, margin: 0, marginBlockEnd: tokens.spacingVerticalXS },
  table: { ...typographyStyles.body1, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground3,
    padding: `0 0 ${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    ...textEnd,
    whiteSpace: 'nowrap',
    ...lineBelow,
  },
  cell: {
    padding: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    ...textEnd,
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    ...lineBelow,
  },
  first: { paddingInlineStart: 0, ...textStart, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  block: { display: 'block' },
  /** Content hidden on a phone, and its replacement. */
  wideOnly: { [narrow]: { display: 'none' } },
  narrowOnly: { display: 'none', [narrow]: { display: 'block' } },
  sums: {
    ...typographyStyles.body1,
    alignSelf: 'flex-end',
    display: 'grid',
    gridTemplateColumns: '1fr max-content',
    width: '340px',
    maxWidth: '100%',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, ...textEnd },
  },
  sum: { display: 'contents', '& > *': { paddingBlockStart: tokens.spacingVerticalS, ...lineAbove } },
  due: {
    display: 'contents',
    '& > dt': { color: tokens.colorNeutralForeground1 },
    '& > *': {
      ...typographyStyles.subtitle2,
      paddingBlockStart: tokens.spacingVerticalS,
      ...lineAbove,
    },
  },
  plain: { display: 'contents' },
});
