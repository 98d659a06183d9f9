import type { SourceRow } from '../formats/source';
import type { PriceRow } from '../layout';
import type { CompiledMapping } from '../mapping/mapping';
import { isPriceTarget } from '../mapping/targets';
import { columnOn, textOn } from './rowKeys';

/** Further targets that say what a price is. */
const OF_PRICES = new Set(['currency', 'onSale', 'discountPercent', 'discountMode']);

/** Targets of columns that Magento fills in each row. */
const OF_ROWS = new Set(['sku', 'locale', 'channel', 'kind', 'family', 'options']);

const isPriceField = (target: string) => isPriceTarget(target) || OF_PRICES.has(target);

const viewOn = (columns: readonly string[]) => columnOn(columns, 'store view code');

const isDefault = (view: string) => /^(default|admin|all)?$/i.test(view);

/** Reads the store views of Magento’s rows. Blank cells of a row for a store view mean those of the product. */
export function createStoreViews(columns: readonly string[], mapping: CompiledMapping) {
  const on = viewOn(columns);
  const skus = mapping.getReaders('sku');
  const columnsOf = (isWanted: (target: string) => boolean) =>
    new Set(
      mapping.targets
        .filter(isWanted)
        .flatMap(mapping.getReaders)
        .map(({ column }) => columns.indexOf(column)),
    );
  const priceColumns = columnsOf(isPriceField);
  const textColumns = columnsOf((target) => !isPriceField(target) && !OF_ROWS.has(target));
  const isFilled = ({ cells }: SourceRow, indexes: ReadonlySet<number>) =>
    cells.some((cell, index) => indexes.has(index) && cell.trim() !== '');
  const isDefaultView = (row: SourceRow) => isDefault(on(row));
  const locales = mapping.getReaders('locale');
  const hasTexts = (row: SourceRow) => isFilled(row, textColumns) || !isFilled(row, priceColumns);
  return {
    viewOn: on,
    isDefaultView,
    /** Whether the row has anything but prices. */
    hasTexts,
    /** The rows with prices for a store view, with what they take from the row of the product. */
    priceRows: (rows: readonly SourceRow[]): PriceRow[] => {
      const found = rows.filter((row) => !isDefaultView(row) && isFilled(row, priceColumns));
      if (!found.length) return [];
      const own = new Map(
        rows
          .filter(isDefaultView)
          .map((row): [string, SourceRow] => [textOn(row, skus), row])
          .reverse(),
      );
      // Rows with texts that are not imported are an error if the product has no other row.
      const isRead = (row: SourceRow) => own.size > 0 || !hasTexts(row) || textOn(row, locales) !== '';
      return found.filter(isRead).map((row) => {
        const product = own.get(textOn(row, skus));
        const cells = row.cells.map((cell, index) =>
          priceColumns.has(index) && cell.trim() === '' ? (product?.cells[index] ?? cell) : cell,
        );
        return { row: { ...row, cells }, channel: on(row), word: 'store view' };
      });
    },
  };
}

const PRICE_COLUMNS = ['price', 'special price', 'special price from date', 'special price to date'];

const isSame = (a: string, b: string) => a === b || (a !== '' && b !== '' && Number(a) === Number(b));

/**
 * Finds the store views that have other prices than the product. Rows of one product are usually together, so those for
 * a store view are compared with the last row before them that is for none.
 */
export function createPricedViews(columns: readonly string[]) {
  const on = viewOn(columns);
  const skuOn = columnOn(columns, 'sku');
  const prices = PRICE_COLUMNS.map((key) => columnOn(columns, key));
  const found = new Set<string>();
  let product: SourceRow | undefined;
  return {
    add: (row: SourceRow): void => {
      const view = on(row);
      if (isDefault(view)) product = row;
      else if (!found.has(view)) {
        const known = product && skuOn(product) === skuOn(row) ? product : undefined;
        const isOther = prices.some((priceOn) => {
          const price = priceOn(row);
          return price !== '' && !(known && isSame(price, priceOn(known)));
        });
        if (isOther) found.add(view);
      }
    },
    channels: (): string[] => [...found],
  };
}
