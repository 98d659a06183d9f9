import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { optionText } from '#entities/attribute/attributeValue';
import { valueMessages } from '#entities/attribute/valueMessages';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';
import type { Column } from '#ui/table/tableTypes';
import { offerMessages } from '#ui/text/offerMessages';
import { statuses } from '#features/products/core/productStatuses';
import { messages } from '#features/products/messages';
import { findAttribute, useAttributeGroups } from '../../columns/useAttributeGroups';
import type { ProductRow } from '../../useProductColumns';
import { nameWidth } from '../grid/gridSizes';
import { sheetMessages } from '../sheetMessages';
import type { CellFormat, CellOption } from './cellFormat';
import type { SheetColumn } from './sheetColumn';

const availabilities = ['IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER'] as const;

/** Attributes without a definition, or with one that some users can’t read, that are long texts. */
const longTexts: Readonly<Record<string, CellFormat>> = {
  description: { kind: 'long', isHtml: true },
  'seo-description': { kind: 'long', isHtml: false },
};

/** Width of prices in pixels. Other columns are as wide as in the list. */
const priceWidth = 112;

/** Width of the options of variants in pixels. */
const optionsWidth = 220;

/** Width of SKUs in pixels where those of variants are among them, which are longer. */
const skuWidth = 144;

const fixed = { field: null, format: { kind: 'text' } } as const satisfies Partial<SheetColumn>;

type Formatted = Pick<SheetColumn, 'field' | 'format'> & Partial<SheetColumn>;

const toOptions = ({ options }: AttributeFormatFragment, locale: string): CellOption[] =>
  options.map((option) => ({
    value: optionText(option),
    label: attributeLabel(option.labels, locale),
    names: [option.code, ...option.labels.map(({ text }) => text)],
  }));

/** What the columns of the list become in the language and channel of the list. */
interface ColumnScope {
  locale: string | null;
  channel: string | null;
  currencies: readonly string[];
  /** Whether variants are rows, so that their options have a column. */
  withVariants: boolean;
}

/** Returns the columns of the spreadsheet for those that the list shows: a price has one for each currency. */
export function useSheetColumns(shown: readonly Column<ProductRow>[], scope: ColumnScope): readonly SheetColumn[] {
  const { formatMessage, locale: userLocale } = useIntl();
  const groups = useAttributeGroups();
  const families = useFamilyChoices();
  const { locale, channel, currencies, withVariants } = scope;
  return useMemo(() => {
    const getFormat = (definition: AttributeFormatFragment | undefined, code: string): CellFormat => {
      switch (definition?.type) {
        case 'RICH_TEXT':
          return { kind: 'long', isHtml: true };
        case 'NUMBER':
          return { kind: 'number' };
        case 'MEASUREMENT':
          return { kind: 'measurement' };
        case 'DATE':
          return { kind: 'date' };
        case 'IMAGE':
          return { kind: 'image' };
        case 'BOOLEAN':
          return { kind: 'yesNo', yes: formatMessage(valueMessages.Yes), no: formatMessage(valueMessages.No) };
        case 'SELECT':
          return { kind: 'choice', options: toOptions(definition, userLocale), isRequired: false };
        case 'MULTI_SELECT':
          return { kind: 'choices', options: toOptions(definition, userLocale) };
        default:
          return longTexts[code] ?? { kind: 'text' };
      }
    };
    const ofAttribute = (code: string): Formatted => {
      const { label, definition } = findAttribute(groups, code);
      const format = getFormat(definition, code);
      return {
        header: label,
        align: format.kind === 'number' || format.kind === 'measurement' ? 'end' : 'start',
        field: { field: `attribute:${code}`, locale, channel },
        format,
      };
    };
    const toOption = (value: string, label: string): CellOption => ({ value, label, names: [value] });
    const ofField = (column: Column<ProductRow>): Formatted[] => {
      switch (column.id) {
        case 'NAME':
          return [{ ...ofAttribute('name'), header: column.header, width: nameWidth }];
        case 'BRAND':
          return [{ ...ofAttribute('brand'), header: column.header }];
        case 'SKU':
          return [{ field: { field: 'sku' }, format: { kind: 'text' }, ...(withVariants && { width: skuWidth }) }];
        case 'STATUS': {
          const options = statuses.map((value) => toOption(value, formatMessage(messages[value])));
          return [{ field: { field: 'status' }, format: { kind: 'choice', options, isRequired: true } }];
        }
        case 'family': {
          const options = families.map(({ code, labels }) => ({
            value: code,
            label: attributeLabel(labels, userLocale),
            names: [code, ...labels.map(({ text }) => text)],
          }));
          return [{ field: { field: 'family' }, format: { kind: 'choice', options, isRequired: false } }];
        }
        case 'category':
          return [{ field: { field: 'category' }, format: { kind: 'categories' } }];
        case 'stock':
          return [{ field: { field: 'stock' }, format: { kind: 'number' } }];
        case 'availability': {
          const options = availabilities.map((value) => toOption(value, formatMessage(offerMessages[value])));
          return [{ field: { field: 'availability' }, format: { kind: 'choice', options, isRequired: false } }];
        }
        case 'PRICE':
          return currencies.map((currency, index) => ({
            id: `PRICE:${currency}`,
            header: formatMessage(sheetMessages.priceIn, { currency }),
            width: priceWidth,
            field: { field: 'price', currency, channel },
            format: { kind: 'money', currency },
            list: undefined,
            sortId: index === 0 ? column.id : null,
          }));
        default: {
          const code = /^attribute:(.+)$/s.exec(column.id)?.[1];
          return [code === undefined ? fixed : ofAttribute(code)];
        }
      }
    };
    const options: Formatted = {
      id: 'options',
      header: formatMessage(sheetMessages.options),
      width: optionsWidth,
      list: undefined,
      sortId: null,
      field: { field: 'options' },
      format: { kind: 'long', isHtml: false },
    };
    const columns: SheetColumn[] = [];
    let place = 0;
    shown.forEach((column, at) => {
      for (const own of [...ofField(column), ...(withVariants && at === 0 ? [options] : [])])
        columns.push({
          id: column.id,
          header: column.header,
          width: column.width ?? nameWidth,
          align: column.align ?? 'start',
          list: column,
          sortId: column.isSortable ? column.id : null,
          ...own,
          place: own.field ? place++ : -1,
        });
    });
    return columns;
  }, [shown, groups, families, formatMessage, userLocale, locale, channel, currencies, withVariants]);
}
