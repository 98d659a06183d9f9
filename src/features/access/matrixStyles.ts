import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { textStart } from '#ui/layout/textAlign';

/** Styles for the tables of roles and resources. */
export const useMatrixStyles = makeStyles({
  scroller: {
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  head: {
    ...typographyStyles.caption1Strong,
    height: '40px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    ...textStart,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  center: { textAlign: 'center', width: '84px', minWidth: '72px' },
  group: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    ...textStart,
    color: tokens.colorBrandForeground1,
  },
  groupName: { position: 'sticky', insetInlineStart: tokens.spacingHorizontalM },
  // Stays visible while the role columns scroll.
  subject: {
    ...typographyStyles.body1,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minWidth: '128px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    ...textStart,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  cell: {
    ...typographyStyles.caption1,
    minWidth: '96px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground1,
  },
  nothing: { color: tokens.colorNeutralForeground3 },
  all: { ...typographyStyles.caption1Strong, color: tokens.colorBrandForeground1 },
  given: { color: tokens.colorNeutralForeground3, verticalAlign: 'middle' },
});
