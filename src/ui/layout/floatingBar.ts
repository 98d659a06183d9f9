import { tokens, type GriffelStyle } from '@fluentui/react-components';

/**
 * The look of a bar with unsaved changes that floats over the end of its content: `makeStyles({ bar: { ...floatingBar,
 * … } })`.
 */
export const floatingBar = {
  position: 'sticky',
  insetBlockEnd: `calc(var(--docked, 0px) + ${tokens.spacingVerticalM})`,
  zIndex: 5,
  display: 'flex',
  // Centered, so that toasts at the edge do not cover its buttons.
  alignSelf: 'center',
  width: '520px',
  maxWidth: '100%',
  boxSizing: 'border-box',
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  backgroundColor: tokens.colorNeutralBackground1,
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderRadius: tokens.borderRadiusXLarge,
  boxShadow: tokens.shadow16,
} satisfies GriffelStyle;
