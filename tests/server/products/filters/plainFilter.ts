import { foldText } from '#shared/foldText';
import type { ProductRecord, VariantRecord } from '#server/records/products';
import type { ProductConditionInput, ProductFilter } from '#server/types.generated';

type Value = string | number;

/** The values of a field of a product or a variant; several if it has several. */
type Read = (product: ProductRecord, condition: ProductConditionInput, variant?: VariantRecord) => Value[];

const some = (...values: (Value | null | undefined)[]): Value[] =>
  values.filter((value) => value !== null && value !== undefined && value !== '') as Value[];

const findText = (
  attribute: string,
  { locale, channel }: ProductConditionInput,
  { name, attributes = [], values = [] }: ProductRecord | VariantRecord,
) => {
  const own = attribute === 'name' ? name : attributes.find((one) => one.name.toLowerCase() === attribute)?.value;
  const find = (inLocale: string | undefined, inChannel: string | undefined) =>
    values.find((one) => one.attribute === attribute && one.locale === inLocale && one.channel === inChannel)?.text;
  const inChannel = channel ? (inLocale?: string) => find(inLocale, channel) : () => undefined;
  const translated = locale ? (inChannel(locale) ?? find(locale, undefined)) : undefined;
  return translated ?? inChannel() ?? own;
};

const readText =
  (attribute: string): Read =>
  (product, condition, variant) => {
    const option = variant?.options.find(({ name }) => name.toLowerCase() === attribute)?.value;
    const own = variant && findText(attribute, condition, variant);
    return some(option || own || findText(attribute, condition, product));
  };

/** How the fields of the property are read from a record. */
const READS: Readonly<Record<string, Read>> = {
  name: readText('name'),
  'attribute:color': readText('color'),
  // Texts that are no numbers are values that meet no comparison.
  'attribute:weight': (...of) => readText('weight')(...of).map(Number),
  sku: (product, _, variant) => some((variant ?? product).sku),
  brand: ({ brand }) => some(brand),
  status: (product, _, variant) => some((variant ?? product).status),
  category: ({ categories }) => categories,
  stock: ({ stock, variants }, _, variant) => {
    if (variant) return some(variant.stock);
    const tracked = variants.length ? variants.map((one) => one.stock) : [stock];
    const known = some(...tracked) as number[];
    return known.length ? [known.reduce((sum, one) => sum + one)] : [];
  },
  variants: ({ variants }) => [variants.length],
  images: (product, _, variant) => [(variant ?? product).media.length],
  association: ({ associations = [] }) => associations.map(({ type }) => type),
  issue: ({ issues }) => issues.map(({ code }) => code),
  quality: ({ qualityScore }) => [qualityScore],
  created: ({ createdAt }) => [createdAt.slice(0, 10)],
  changed: ({ updatedAt }) => [updatedAt.slice(0, 10)],
  'created-by': ({ createdBy }) => some(createdBy),
  'created-by-job': ({ createdByJob }) => some(createdByJob),
  'changed-by': ({ updatedBy }) => some(updatedBy),
  'changed-by-job': ({ updatedByJob }) => some(updatedByJob),
};

const fold = (value: Value) => foldText(String(value));

const isBelow = (path: Value, wanted: string) => path === wanted || String(path).startsWith(`${wanted}/`);

/** Whether one value meets an operator that is not the opposite of another. */
const meets = (value: Value, operator: string, values: readonly string[], isText: boolean): boolean => {
  const compare = (wanted: string) => (typeof value === 'number' ? value - Number(wanted) : value < wanted ? -1 : 1);
  const [first = '', second = ''] = values;
  const isSame = (wanted: string) =>
    typeof value === 'number' ? value === Number(wanted) : isText ? fold(value) === fold(wanted) : value === wanted;
  switch (operator) {
    case 'IS':
    case 'IN':
      return values.some(isSame);
    case 'CONTAINS':
      return fold(value).includes(fold(first));
    case 'STARTS_WITH':
      return fold(value).startsWith(fold(first));
    case 'LESS':
    case 'BEFORE':
      return !isSame(first) && compare(first) < 0;
    case 'AT_MOST':
      return isSame(first) || compare(first) < 0;
    case 'GREATER':
    case 'AFTER':
      return !isSame(first) && compare(first) > 0;
    case 'AT_LEAST':
      return isSame(first) || compare(first) > 0;
    case 'BETWEEN':
      return meets(value, 'AT_LEAST', [first], isText) && meets(value, 'AT_MOST', [second], isText);
    case 'IN_OR_BELOW':
      return isBelow(value, first);
    default:
      return true;
  }
};

const POSITIVE: Readonly<Record<string, string>> = {
  IS_NOT: 'IS',
  NOT_IN: 'IN',
  NOT_CONTAINS: 'CONTAINS',
  EMPTY: 'NOT_EMPTY',
};

const TEXTS = new Set(['name', 'attribute:color', 'sku', 'brand', 'created-by', 'changed-by']);

const meetsCondition = (product: ProductRecord, condition: ProductConditionInput): boolean => {
  const { field, operator, values, variants } = condition;
  const positive = POSITIVE[operator] ?? operator;
  const isMet = (found: Value[]) =>
    found.some((value) => meets(value, positive, values ?? [], TEXTS.has(field))) === (positive === operator);
  const read = (variant?: VariantRecord) => READS[field]!(product, condition, variant);
  if (!variants || product.variants.length === 0) return isMet(read());
  const isMetBy = (variant: VariantRecord) => isMet(read(variant));
  return variants === 'ANY' ? product.variants.some(isMetBy) : product.variants.every(isMetBy);
};

/** Whether the record matches the conditions, groups, and status of a filter, read without an index. */
export function matchesPlainly(product: ProductRecord, filter: ProductFilter): boolean {
  const { conditions, and, or, not, status } = filter;
  return (
    (!status || product.status === status) &&
    (conditions ?? []).every((condition) => meetsCondition(product, condition)) &&
    (and ?? []).every((one) => matchesPlainly(product, one)) &&
    (!or?.length || or.some((one) => matchesPlainly(product, one))) &&
    (!not || !matchesPlainly(product, not))
  );
}
