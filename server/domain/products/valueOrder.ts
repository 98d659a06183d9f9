import { parseBoolean } from '../texts/booleanText';
import type { ValueOrder } from '../../db/store';
import type { AttributeFormat } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import type { AttributeSortInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { htmlLine } from '../texts/htmlText';
import { parseNumber } from '../texts/numberText';
import { createOptionFinder } from '../validation/options';
import { isDay, parseMeasurement, splitSelection } from '../validation/valueText';
import { createAttributeReader } from './readAttribute';

/** Returns the function that reads what values of the format are sorted by. Values that do not match it have none. */
const createKey = ({ type, options }: AttributeFormat): ValueOrder['toKey'] => {
  switch (type) {
    case 'NUMBER':
      return (text) => parseNumber(text) ?? NaN;
    case 'MEASUREMENT':
      return (text) => parseMeasurement(text)?.inBaseUnit ?? NaN;
    case 'BOOLEAN':
      return (text) => Number(parseBoolean(text) ?? NaN);
    case 'DATE':
      return (text) => (isDay(text) ? Date.parse(text) : NaN);
    case 'SELECT':
    case 'MULTI_SELECT': {
      const findOption = createOptionFinder(options);
      return (text) => {
        const option = findOption(text) ?? findOption(splitSelection(text)[0] ?? '');
        return option ? options.indexOf(option) : NaN;
      };
    }
    case 'RICH_TEXT':
      return htmlLine;
    default:
      return (text) => text;
  }
};

/** Returns the order by the values of an attribute. Throws INVALID for an unknown attribute, language, or channel. */
export async function createOrder(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  input: AttributeSortInput,
): Promise<ValueOrder> {
  const { reading, format, stamp } = (await createAttributeReader(ctx, catalog))(input);
  return { ...reading, toKey: createKey(format), collation: reading.locale ?? catalog.defaultLocale, stamp };
}
