import { makeStyles, tokens } from '@fluentui/react-components';

/** What is ordered beside the summary, or above it in a narrow window. */
export const useColumnStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    width: '100%',
    maxWidth: '1280px',
    '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
  side: { display: 'grid', rowGap: tokens.spacingHorizontalL, minWidth: 0 },
});
