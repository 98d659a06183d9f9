import { tokens, typographyStyles, type GriffelStyle } from '@fluentui/react-components';

/** The place of a product in a list, as wide as most of them, so that the buttons beside it stay where they are. */
export const positionStyle: GriffelStyle = {
  ...typographyStyles.body1,
  minWidth: '9ch',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: tokens.colorNeutralForeground2,
  fontVariantNumeric: 'tabular-nums',
};
