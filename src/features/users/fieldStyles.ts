import { makeStyles, tokens } from '@fluentui/react-components';

/** Fields of a user beside each other where there is room. */
export const useFieldStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
  },
  three: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))' },
});
