import { makeStyles, tokens } from '@fluentui/react-components';

/** The sections of a user's form below each other, with fields side by side if there is enough space. */
export const useFieldStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingHorizontalL },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
  },
});
