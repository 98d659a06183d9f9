import { tokens, type GriffelStyle } from '@fluentui/react-components';

/** Look of a row that is a link as a whole, with buttons of its own in it: `makeStyles({ row: { ...listRow, … } })`. */
export const listRow = {
  position: 'relative',
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: tokens.spacingHorizontalS,
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: tokens.colorNeutralStroke3,
  ':last-child': { borderBlockEndWidth: 0 },
  ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  // What can be pressed inside a row stays above the row's own link.
  '& input, & button': { position: 'relative', zIndex: 1 },
} satisfies GriffelStyle;
