import { nameMessages } from '#ui/nameMessages';
import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import type { AbilityAction } from '#graphql/types.generated';
import { actionNames } from './subjects';

const messages = defineMessages({ nothing: nameMessages.none });

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
