import { useIntl } from 'react-intl';
import { useUsedOptionsQuery } from '../columns/ColumnChoices.generated';
import { columnMessages as messages } from '../columns/columnMessages';
import type { FieldOption, FilterField } from './useFilterFields';

const prefix = 'attribute:';

/** The options of a field in groups: those of an attribute that products of the catalog have come first. */
export function useValueGroups(
  field: FilterField,
  catalogId: string,
): readonly { label: string; options: readonly FieldOption[] }[] {
  const { formatMessage } = useIntl();
  const { name, type, label, options } = field;
  const isAttribute = type === 'CHOICE' && name.startsWith(prefix) && options.length > 0;
  const attribute = name.slice(prefix.length);
  const { data } = useUsedOptionsQuery({ variables: { catalogId, attribute }, skip: !isAttribute });
  const used = new Set(isAttribute ? data?.catalog.usedOptions : undefined);
  const isUsed = ({ value }: FieldOption) => used.has(value);
  const groups = [
    { label: formatMessage(messages.usedGroup), options: options.filter(isUsed) },
    { label: formatMessage(messages.otherOptions), options: options.filter((option) => !isUsed(option)) },
  ].filter((group) => group.options.length > 0);
  return groups.length > 1 ? groups : [{ label, options }];
}
