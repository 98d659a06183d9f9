import { makeStyles, tokens } from '@fluentui/react-components';

const column = { display: 'grid', rowGap: tokens.spacingHorizontalL, minWidth: 0, alignContent: 'start' } as const;

/** The columns of the page: one, two, or three, as there is space. */
export const useProfileStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 900px)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateAreas: '"start main" "end main"',
      gridTemplateRows: 'auto 1fr',
    },
    '@media (min-width: 1360px)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)',
      gridTemplateAreas: '"start main end"',
      gridTemplateRows: 'auto',
    },
  },
  start: { ...column, '@media (min-width: 900px)': { gridArea: 'start' } },
  main: { ...column, '@media (min-width: 900px)': { gridArea: 'main' } },
  end: { ...column, '@media (min-width: 900px)': { gridArea: 'end' } },
});
