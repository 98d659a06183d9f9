import { useIntl } from 'react-intl';
import type { AbilityAction } from '../../graphql/types.generated';
import { messages } from './messages';
import { actionNames } from './subjects';

/** Formats the result of `allowedActions` as text; for example, `Read, Edit`. */
export function useRuleLabels(): (allowed: readonly AbilityAction[]) => string {
  const { formatMessage, formatList } = useIntl();
  return (allowed) =>
    allowed.length === 0
      ? formatMessage(messages.nothing)
      : formatList(
          allowed.map((action) => formatMessage(actionNames[action])),
          { type: 'unit' },
        );
}
