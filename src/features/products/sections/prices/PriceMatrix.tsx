import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { findChannelLabel } from '#entities/channel/channelLabel';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { formMessages as messages } from '../../core/formMessages';
import { offerFormMessages } from '../../core/messages/offerFormMessages';
import { useFormStyles } from '../../core/useFormStyles';
import { findPlaces, getMatrix, isSold, type PriceCatalog, type PriceKey } from './channelPrices';
import { PriceCell } from './PriceCell';
import { usePrices, type PriceList } from './usePrices';

/** Without room for columns, each price is in a line of its own with its label. */
const narrow = '@container (max-width: 519.98px)';

/** With more channels, they are the rows, unless there are even more currencies. */
const MAX_CHANNEL_COLUMNS = 4;

const useStyles = makeStyles({
  matrix: {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    overflowX: 'auto',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'var(--names) repeat(var(--columns), minmax(124px, 280px))',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  },
  head: {
    ...typographyStyles.caption1,
    marginBlockEnd: `calc(-1 * ${tokens.spacingVerticalM})`,
    color: tokens.colorNeutralForeground3,
    [narrow]: { display: 'none' },
  },
  name: {
    ...typographyStyles.body1,
    paddingBlock: tokens.spacingVerticalSNudge,
    overflowWrap: 'anywhere',
    [narrow]: { display: 'none' },
  },
  cell: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0 },
  notSold: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    paddingBlock: tokens.spacingVerticalS,
    [narrow]: { display: 'none' },
  },
  // The head and the name of the row say it.
  label: { display: 'none', [narrow]: { display: 'inline-block' } },
});

export interface PriceMatrixProps {
  list: PriceList;
  catalog: PriceCatalog;
  /** Shown if there are no prices. */
  emptyText: ReactNode;
}

/**
 * Prices by currency and channel. Prices in a currency or for a channel that the catalog no longer has are shown too. A
 * catalog with one currency and no channels has a single field.
 */
export function PriceMatrix({ list, catalog, emptyText }: PriceMatrixProps) {
  const { formatMessage, locale } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { prices, stored } = usePrices(list);
  // A price that is typed again does not lose its field in between.
  const { currencies, channels } = getMatrix([...stored, ...prices], catalog);
  const isTurned = channels.length > MAX_CHANNEL_COLUMNS && channels.length > currencies.length;
  const [rows, columns] = isTurned ? [channels, currencies] : [currencies, channels];
  const isSingle = rows.length === 1 && columns.length === 1;
  const toChannelName = (code: string) =>
    code === '' ? formatMessage(messages.allChannels) : findChannelLabel(catalog.salesChannels, code, locale);
  const [toRowName, toColumnName] = isTurned
    ? [toChannelName, (currency: string) => currency]
    : [(currency: string) => currency, toChannelName];

  const toCell = (priceKey: PriceKey) => {
    const places = findPlaces(prices, priceKey);
    if (places.length === 0 && !isSold(priceKey, catalog) && findPlaces(stored, priceKey).length === 0) {
      return <span className={styles.notSold}>{formatMessage(offerFormMessages.notSold)}</span>;
    }
    return (places.length > 0 ? places : [-1]).map((place, index) => (
      <PriceCell
        key={index}
        {...{ list, priceKey, place, catalog }}
        isDuplicate={index > 0}
        {...(!isSingle && { labelClassName: styles.label })}
      />
    ));
  };

  const sizes = { '--columns': columns.length, '--names': isTurned ? 'minmax(72px, 1fr)' : '40px' } as CSSProperties;
  return (
    <FieldSlot field={list}>
      {prices.length === 0 && <p className={form.note}>{emptyText}</p>}
      <div className={styles.matrix} style={sizes}>
        {columns.length > 1 && (
          <div className={mergeClasses(styles.row, styles.head)} aria-hidden="true">
            <span />
            {columns.map((column) => (
              <span key={column}>{toColumnName(column)}</span>
            ))}
          </div>
        )}
        {rows.map((row) => (
          <div key={row} className={isSingle ? styles.cell : styles.row}>
            {!isSingle && (
              <span className={styles.name} aria-hidden="true">
                {toRowName(row)}
              </span>
            )}
            {columns.map((column) => (
              <div key={column} className={styles.cell}>
                {toCell(isTurned ? { currency: column, channel: row } : { currency: row, channel: column })}
              </div>
            ))}
          </div>
        ))}
      </div>
    </FieldSlot>
  );
}
