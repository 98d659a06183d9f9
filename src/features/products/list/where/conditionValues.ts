import type { FilterFieldType, FilterOperator, ProductConditionInput } from '#graphql/types.generated';
import type { FilterField } from './useFilterFields';
import { operatorMessages, whereMessages as messages } from './whereMessages';

/** The most options that a list renders at once. 100 keep the page busy for longer than 50 ms. */
export const maxOptions = 50;

/** How many values the operator takes. */
export function getValueCount(operator: FilterOperator): 'none' | 'one' | 'two' | 'many' {
  switch (operator) {
    case 'EMPTY':
    case 'NOT_EMPTY':
      return 'none';
    case 'BETWEEN':
      return 'two';
    case 'IN':
    case 'NOT_IN':
      return 'many';
    default:
      return 'one';
  }
}

/** What the operator is called for values of the type. */
export function getOperatorMessage(operator: FilterOperator, type: FilterFieldType | undefined) {
  if (type === 'DATE' && operator === 'AT_MOST') return operatorMessages.UNTIL;
  if (type === 'DATE' && operator === 'AT_LEAST') return operatorMessages.SINCE;
  return operatorMessages[operator];
}

/** Whether values of the type are numbers. */
export function isNumeric(type: FilterFieldType): boolean {
  return type === 'NUMBER' || type === 'PRICE' || type === 'MEASUREMENT';
}

/** Whether values of the type are options, or categories. */
export function isOfOptions(type: FilterFieldType): boolean {
  return type === 'CHOICE' || type === 'CATEGORY';
}

const numberPattern = /^-?\d+(\.\d+)?$/;

/** Returns what is wrong with the condition; undefined if the list can be filtered by it. */
export function findFault({ field: name, operator, values }: ProductConditionInput, field: FilterField | undefined) {
  if (name === '') return messages.fieldMissing;
  const given = values ?? [];
  const count = getValueCount(operator);
  if (count === 'none') return undefined;
  if (given.length < (count === 'two' ? 2 : 1) || given.some((value) => value.trim() === '')) {
    return messages.valueMissing;
  }
  if (!field) return undefined;
  if (operator === 'LAST_DAYS') return /^[1-9]\d*$/.test(given[0]!.trim()) ? undefined : messages.daysWrong;
  if (isNumeric(field.type)) {
    if (!given.every((value) => numberPattern.test(value.trim()))) return messages.numberWrong;
    return count === 'two' && Number(given[0]) > Number(given[1]) ? messages.orderWrong : undefined;
  }
  return field.type === 'DATE' && count === 'two' && given[0]! > given[1]! ? messages.orderWrong : undefined;
}

/** Returns the condition with another operator. Its values stay as far as the operator takes them. */
export function changeOperator(condition: ProductConditionInput, operator: FilterOperator): ProductConditionInput {
  const before = condition.values ?? [];
  const isDays = operator === 'LAST_DAYS';
  if (isDays !== (condition.operator === 'LAST_DAYS')) return { ...condition, operator, values: isDays ? ['7'] : [] };
  const most = { none: 0, one: 1, two: 2, many: before.length }[getValueCount(operator)];
  return { ...condition, operator, values: before.slice(0, most) };
}

/** The language and the channel that the list shows values in; null for the default language and all channels. */
export interface ListScope {
  locale: string | null;
  channel: string | null;
}

/** The units that measurements are compared in. */
const baseUnits: readonly string[] = ['m', 'kg', 'l', 'm²', 'W', '°C'];

/**
 * Returns a condition on the field without values, in the language and the channel of the list if it has them. What
 * variants have is compared with any variant, because their product can be without it.
 */
export function startCondition(field: FilterField, { locale, channel }: ListScope): ProductConditionInput {
  const unit = field.units.find(({ code }) => baseUnits.includes(code)) ?? field.units[0];
  return {
    field: field.name,
    operator: field.operators[0]!,
    values: field.type === 'BOOLEAN' ? ['yes'] : [],
    ...(field.hasLocale && locale !== null && { locale }),
    ...(field.hasChannel && channel !== null && { channel }),
    ...(unit && { unit: unit.code }),
    ...(field.isOfVariants && { variants: 'ANY' as const }),
  };
}

/** Equal for equal conditions. */
export function conditionKey(condition: ProductConditionInput): string {
  const { field, operator, values, locale, channel, currency, unit, variants } = condition;
  const scope = [locale, channel, currency, unit, variants].map((part) => part ?? null);
  return JSON.stringify([field, operator, values ?? [], ...scope]);
}
