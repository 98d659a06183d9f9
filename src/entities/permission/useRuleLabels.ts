import { useIntl } from 'react-intl';
import type { AbilityAction } from '../../graphql/types.generated';
import { actionNames } from './subjects';

const noRule = { id: 'access.roles.nothing', defaultMessage: 'None' };

/** Formats the result of `allowedActions` as text; for example, `Read, Edit`. */
export function useRuleLabels(): (allowed: readonly AbilityAction[]) => string {
  const { formatMessage, formatList } = useIntl();
  return (allowed) =>
    allowed.length === 0
      ? formatMessage(noRule)
      : formatList(
          allowed.map((action) => formatMessage(actionNames[action])),
          { type: 'unit' },
        );
}
