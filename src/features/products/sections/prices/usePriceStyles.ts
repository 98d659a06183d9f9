import { makeStyles, tokens } from '@fluentui/react-components';

/** The columns of a price: currency, channel if there are several, amount, compare-at price, button. */
export const usePriceStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) minmax(0, 1fr) 32px',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
  },
  withChannel: {
    gridTemplateColumns: '104px minmax(96px, 148px) minmax(0, 1fr) minmax(0, 1fr) 32px',
    // On small screens, the channel has a line of its own.
    '@media (max-width: 640px)': {
      gridTemplateColumns: '104px minmax(0, 1fr) minmax(0, 1fr) 32px',
      rowGap: tokens.spacingVerticalXS,
    },
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
  },
  input: { minWidth: 0 },
  channelHead: { '@media (max-width: 640px)': { display: 'none' } },
  channel: { minWidth: 0, '@media (max-width: 640px)': { order: 1, gridColumn: '1 / -1' } },
});
