import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the form of a record, whose sections are panels. */
export const useRecordFormStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  /** Fields side by side if there is room. */
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
  },
  /** Two columns if there is room. */
  pairs: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' },
  note: { color: tokens.colorNeutralForeground3, margin: 0 },
});
