import { tokens, typographyStyles } from '@fluentui/react-components';

/** The style of the heading of a group of menu entries. */
export const menuHeading = {
  ...typographyStyles.caption1Strong,
  color: tokens.colorNeutralForeground3,
  margin: `0 0 ${tokens.spacingVerticalXS}`,
  paddingInline: '10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
