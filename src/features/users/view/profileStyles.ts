import { makeStyles, tokens } from '@fluentui/react-components';

/** The two parts of a user's page side by side, or stacked in a narrow window. */
export const useProfileStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
