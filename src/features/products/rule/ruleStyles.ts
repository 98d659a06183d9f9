import { makeStyles, tokens } from '@fluentui/react-components';

/** A list of what a rule finds or excludes, each with a button at the end of its row. */
export const useRuleListStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '40px',
  },
  buttons: { display: 'flex', flexShrink: 0, columnGap: tokens.spacingHorizontalS },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
});
