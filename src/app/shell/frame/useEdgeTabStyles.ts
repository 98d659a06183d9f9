import { makeStyles, tokens } from '@fluentui/react-components';

/**
 * A button as a tab at the edge of the window. It is as wide as the margin of pages, so that it covers nothing. The user
 * menu has what it opens, too, and narrow windows need no button to scroll.
 */
export const useEdgeTabStyles = makeStyles({
  tab: {
    position: 'fixed',
    insetInlineEnd: 0,
    zIndex: 8,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: tokens.spacingHorizontalXXL,
    '@media (max-width: 899.98px)': { width: tokens.spacingHorizontalL, '& > svg': { width: '12px' } },
    height: '40px',
    padding: 0,
    cursor: 'pointer',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    border: '1px solid transparent',
    borderStartStartRadius: tokens.borderRadiusXLarge,
    borderEndStartRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow4,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
});
