import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** A link with an icon in a navigation list, and the style of the current one. */
export const useNavLinkStyles = makeStyles({
  link: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    // Grows with a long name, or with the letter spacing of the user.
    minHeight: '36px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    overflow: 'hidden',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& svg': { flexShrink: 0 },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-1px' },
    ':hover': { color: tokens.colorBrandForeground2, backgroundColor: tokens.colorBrandBackground2Hover },
  },
});
