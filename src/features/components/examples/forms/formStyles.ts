import { makeStyles, tokens } from '@fluentui/react-components';

/** Layouts of form examples. */
export const useFormStyles = makeStyles({
  fields: { display: 'grid', rowGap: tokens.spacingVerticalL, maxWidth: '480px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { margin: 0 },
});
