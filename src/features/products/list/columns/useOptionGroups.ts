import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { useUsedOptionsQuery } from './ColumnChoices.generated';
import { columnMessages as messages } from './columnMessages';

type Option = AttributeFormatFragment['options'][number];

/** Options of an attribute under a heading; without one if all are. */
export interface AttributeOptionGroup {
  heading: string | null;
  options: readonly Option[];
}

/**
 * The options of an attribute: those that products of the catalog have, then the others, under headings if there are
 * both. Undefined while that is loading. Empty without a definition.
 */
export function useOptionGroups(
  definition: AttributeFormatFragment | undefined,
): readonly AttributeOptionGroup[] | undefined {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const { options = [], code: attribute = '' } = definition ?? {};
  const isSkipped = options.length === 0 || catalogId === '';
  const { data, loading } = useUsedOptionsQuery({ variables: { catalogId, attribute }, skip: isSkipped });
  if (loading) return undefined;
  const used = new Set(data?.catalog.usedOptions);
  const groups = [
    { heading: formatMessage(messages.usedGroup), options: options.filter(({ code }) => used.has(code)) },
    { heading: formatMessage(messages.otherOptions), options: options.filter(({ code }) => !used.has(code)) },
  ].filter((group) => group.options.length > 0);
  return groups.length > 1 ? groups : [{ heading: null, options }];
}
