import type { IntlShape } from 'react-intl';
import type { ProductConditionInput } from '#graphql/types.generated';
import type { FilterField } from './useFilterFields';
import { whereMessages as messages } from './whereMessages';

/**
 * Returns why a field can no longer be compared like this: its definition was deleted, or its type was changed.
 * Undefined if it can.
 */
export function explainRefusal(
  { operator }: ProductConditionInput,
  field: FilterField | undefined,
  formatMessage: IntlShape['formatMessage'],
): string | undefined {
  if (!field || field.operators.includes(operator)) return undefined;
  return formatMessage(field.isDeleted ? messages.fieldDeleted : messages.operatorWrong, { field: field.label });
}
