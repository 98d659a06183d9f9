import { makeStyles, tokens } from '@fluentui/react-components';

/** The two columns of the overview. They are stacked on narrow screens. */
export const useOverviewStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingHorizontalL },
});
