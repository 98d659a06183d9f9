import { makeStyles, tokens } from '@fluentui/react-components';

/** The columns of a price: currency, amount, compare-at price, button. */
export const usePriceStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) minmax(0, 1fr) 32px',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
  },
});
