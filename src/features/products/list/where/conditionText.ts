import type { IntlShape } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import type { FilterOperator, ProductConditionInput } from '#graphql/types.generated';
import { languageName } from '#i18n/languageName';
import type { TreeGroup } from '../../core/list/where/filterTree';
import { getOperatorMessage, isNumeric } from './conditionValues';
import type { FilterField, FilterFields } from './useFilterFields';
import { whereMessages as messages } from './whereMessages';

/** The most options of a field that the server lists. */
const maxListed = 200;

/** Says which value is not among the options of the field: a job that is not listed may exist if there are many. */
export function formatUnknown(
  value: string,
  { name, options }: Pick<FilterField, 'name' | 'options'>,
  formatMessage: IntlShape['formatMessage'],
): string {
  if (!name.endsWith('-by-job')) return value;
  return formatMessage(options.length < maxListed ? messages.unknownJob : messages.otherJob, { id: value });
}

const showValue = (
  value: string,
  condition: ProductConditionInput,
  field: FilterField | undefined,
  intl: IntlShape,
) => {
  const { formatMessage, formatNumber, formatDate } = intl;
  const { operator, unit } = condition;
  if (operator === 'LAST_DAYS') return formatMessage(messages.dayCount, { count: Number(value) });
  if (!field) return value;
  if (isNumeric(field.type)) {
    const number = Number(value);
    const text = Number.isNaN(number) ? value : formatNumber(number, { maximumFractionDigits: 10 });
    return unit ? `${text} ${unit}` : text;
  }
  if (field.type === 'DATE') {
    return Number.isNaN(Date.parse(value)) ? value : formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
  }
  if (field.type === 'BOOLEAN') return formatMessage(value === 'no' ? messages.no : messages.yes);
  const option = field.options.find((one) => one.value === value);
  return (
    option?.text ??
    (field.isOpen ? formatMessage(messages.quoted, { text: value }) : formatUnknown(value, field, formatMessage))
  );
};

const showSubject = (
  { field: name, locale, channel, currency }: ProductConditionInput,
  fields: FilterFields,
  intl: IntlShape,
) => {
  const label = fields.find(name)?.label ?? name.replace(/^attribute:/, '');
  const { currencies, salesChannels } = fields.catalog;
  // Without a currency, prices are compared in the first one that a product has a price in.
  const currencyText =
    currency ?? (fields.find(name)?.type === 'PRICE' ? intl.formatList(currencies, { type: 'disjunction' }) : '');
  const field = currencyText
    ? intl.formatMessage(messages.inCurrency, { field: label, currency: currencyText })
    : label;
  const salesChannel = salesChannels.find(({ code }) => code === channel);
  const scope = [
    ...(locale ? [languageName(locale, intl.locale)] : []),
    ...(channel ? [salesChannel ? channelLabel(salesChannel, intl.locale) : channel] : []),
  ];
  if (scope.length === 0) return field;
  return intl.formatMessage(messages.inScope, { field, scope: intl.formatList(scope, { type: 'unit' }) });
};

/** Says a condition in words, such as “Price in EUR is less than 10”. */
export function formatCondition(condition: ProductConditionInput, fields: FilterFields, intl: IntlShape): string {
  const { formatMessage, formatList } = intl;
  const { operator, variants } = condition;
  const field = fields.find(condition.field);
  const subject = showSubject(condition, fields, intl);
  const values = (condition.values ?? []).map((value) => showValue(value, condition, field, intl));
  const say = () => {
    const comparison = formatMessage(getOperatorMessage(operator, field?.type));
    if (operator === 'EMPTY' || operator === 'NOT_EMPTY') {
      return formatMessage(messages.noValue, { field: subject, comparison });
    }
    if (field?.type === 'BOOLEAN') return formatMessage(messages.yesNo, { field: subject, value: values[0] ?? '' });
    const [from = '', to = ''] = values;
    const value =
      operator === 'BETWEEN' ? formatMessage(messages.between, { from, to }) : formatList(values, { type: 'unit' });
    return formatMessage(messages.withValue, { field: subject, comparison, value });
  };
  if (!variants) return say();
  return formatMessage(variants === 'ALL' ? messages.allVariants : messages.anyVariant, { condition: say() });
}

const opposites: Partial<Record<FilterOperator, FilterOperator>> = {
  IS: 'IS_NOT',
  IN: 'NOT_IN',
  CONTAINS: 'NOT_CONTAINS',
  NOT_EMPTY: 'EMPTY',
  IS_NOT: 'IS',
  NOT_IN: 'IN',
  NOT_CONTAINS: 'CONTAINS',
  EMPTY: 'NOT_EMPTY',
};

/** Returns the condition that products match that don’t match the given one; undefined if no operator says so. */
const findOpposite = ({ conditions, groups }: TreeGroup, fields: FilterFields): ProductConditionInput | undefined => {
  const [first, ...others] = conditions;
  if (!first || others.length > 0 || groups.length > 0) return undefined;
  const { condition } = first;
  const operator = opposites[condition.operator];
  const isSayable = operator && !condition.variants && fields.find(condition.field)?.operators.includes(operator);
  return isSayable ? { ...condition, operator } : undefined;
};

/** Says a group in words, such as “(Brand is empty or Stock is not 0)”. */
export function formatGroup(group: TreeGroup, fields: FilterFields, intl: IntlShape): string {
  const { formatMessage, formatList } = intl;
  const opposite = group.match === 'NONE' ? findOpposite(group, fields) : undefined;
  if (opposite) return formatCondition(opposite, fields, intl);
  const parts = [
    ...group.conditions.map(({ condition }) => formatCondition(condition, fields, intl)),
    ...group.groups.map((one) => formatGroup(one, fields, intl)),
  ];
  const conditions = formatList(parts, { type: group.match === 'ALL' ? 'conjunction' : 'disjunction' });
  const text = parts.length > 1 ? formatMessage(messages.inGroup, { conditions }) : conditions;
  return group.match === 'NONE' ? formatMessage(messages.not, { condition: text }) : text;
}
