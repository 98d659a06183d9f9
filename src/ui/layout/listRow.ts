import { tokens, type GriffelStyle } from '@fluentui/react-components';

/** The look of a row that is a link as a whole and contains buttons: `makeStyles({ row: { ...listRow, … } })`. */
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
  // Controls inside a row stay above the row’s link.
  '& input, & button': { position: 'relative', zIndex: 1 },
} satisfies GriffelStyle;
