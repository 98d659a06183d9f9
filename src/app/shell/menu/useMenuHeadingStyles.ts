import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** The style of the heading of a group of menu entries; `folded` if it is a button with a padding of its own. */
export const useMenuHeadingStyles = makeStyles({
  heading: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground3,
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    paddingInline: '10px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  folded: { paddingInline: 0 },
});
