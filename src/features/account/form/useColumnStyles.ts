import { makeStyles, tokens } from '@fluentui/react-components';

/** Fields side by side if there is enough space. */
export const useColumnStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
  },
});
