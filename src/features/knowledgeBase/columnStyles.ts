import { makeStyles, tokens } from '@fluentui/react-components';
import { narrowMedia } from '#ui/layout/sideColumn';

/** Content with links beside it; below it in a narrow window. */
export const useColumnStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXXL,
    [narrowMedia]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
