import { makeStyles, tokens } from '@fluentui/react-components';

/** A button as a tab at the edge of the window. It is no wider than the margin of wide pages, so it covers nothing. */
export const useEdgeTabStyles = makeStyles({
  tab: {
    position: 'fixed',
    insetInlineEnd: 0,
    zIndex: 8,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: tokens.spacingHorizontalXXL,
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
