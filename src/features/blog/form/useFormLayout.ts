import { makeStyles, tokens } from '@fluentui/react-components';
import { narrowMedia } from '#ui/layout/sideColumn';

/** The styles of the form: the text and the settings beside each other, or below each other in a narrow window. */
export const useFormLayout = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  // Their words begin where the rest of the page does.
  tabs: { minHeight: '44px', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    [narrowMedia]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  hidden: { display: 'none' },
});
