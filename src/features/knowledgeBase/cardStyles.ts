import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** The styles of the category cards and the article lists. */
export const useCardStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    minHeight: '148px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  row: {
    position: 'relative',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    overflowWrap: 'anywhere',
    ':not(:last-child)': {
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: tokens.colorNeutralStroke3,
    },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  // The whole card or row is the link.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0, marginBlockStart: 'auto' },
});
