import type { ProductCellFieldInput } from '#graphql/types.generated';
import type { Column } from '#ui/table/tableTypes';
import type { ProductRow } from '../../useProductColumns';
import type { CellFormat } from './cellFormat';

/** A column of the spreadsheet. */
export interface SheetColumn {
  id: string;
  header: string;
  /** In pixels. */
  width: number;
  align: 'start' | 'end';
  /** null if its cells can’t be changed. */
  field: ProductCellFieldInput | null;
  /** Where the cells of the rows have it; -1 without a field. */
  place: number;
  format: CellFormat;
  /** What its head sorts the rows by; null if they can’t be sorted by it. */
  sortId: string | null;
  /** The column of the list, which shows cells that can’t be changed. */
  list: Column<ProductRow> | undefined;
}
