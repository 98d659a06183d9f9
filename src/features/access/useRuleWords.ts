import { useIntl } from 'react-intl';
import type { AbilityAction } from '../../graphql/types.generated';
import { messages } from './messages';
import { actionNames } from './subjects';

/** Words for what `allowedActions` gives, such as `Read, Change`. */
export function useRuleWords(): (allowed: readonly AbilityAction[]) => string {
  const { formatMessage, formatList } = useIntl();
  return (allowed) =>
    allowed.length === 0
      ? formatMessage(messages.nothing)
      : formatList(
          allowed.map((action) => formatMessage(actionNames[action])),
          { type: 'unit' },
        );
}
