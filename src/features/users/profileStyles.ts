import { makeStyles, tokens } from '@fluentui/react-components';

/** The two parts of a user's page beside each other; one below the other where there is little room. */
export const useProfileStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
