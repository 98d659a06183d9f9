import { makeStyles, tokens } from '@fluentui/react-components';

// The ranges don't overlap, because their order in the style sheet is not defined.
const MEDIUM = '@media (min-width: 900px) and (max-width: 1499.98px)';
const WIDE = '@media (min-width: 1500px)';

const column = { display: 'grid', rowGap: tokens.spacingHorizontalL, minWidth: 0, alignContent: 'start' } as const;

/** The columns of the page: one, two, or three, as there is space. */
export const useProfileStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [MEDIUM]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateAreas: '"start main" "end main"',
      gridTemplateRows: 'auto 1fr',
    },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)',
      gridTemplateAreas: '"start main end"',
      gridTemplateRows: 'auto',
    },
  },
  start: { ...column, [MEDIUM]: { gridArea: 'start' }, [WIDE]: { gridArea: 'start' } },
  main: { ...column, [MEDIUM]: { gridArea: 'main' }, [WIDE]: { gridArea: 'main' } },
  end: { ...column, [MEDIUM]: { gridArea: 'end' }, [WIDE]: { gridArea: 'end' } },
});
