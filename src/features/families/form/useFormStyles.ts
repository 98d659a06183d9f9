import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the sections of the form. */
export const useFormStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  /** Two columns if there is room. */
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
  },
  note: { color: tokens.colorNeutralForeground3, margin: 0 },
});
