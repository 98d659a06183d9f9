import { tokens, type GriffelStyle } from '@fluentui/react-components';

/** The look of a primary button whose action can't be undone. */
export const dangerButton: GriffelStyle = {
  backgroundColor: tokens.colorStatusDangerBackground3,
  ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
  ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
};
