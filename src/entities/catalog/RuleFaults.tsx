import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import type { RuleFaultsFragment } from './RuleFaults.generated';

const messages = defineMessages({
  fault: {
    id: 'catalogs.ruleFault',
    defaultMessage:
      'The rule of “{name}” can’t be evaluated, so its products stay as they are, and the catalog can’t be published. {message}',
  },
  channelFault: {
    id: 'catalogs.channelRuleFault',
    defaultMessage: 'The rule of the channel “{name}” can’t be evaluated. {message}',
  },
  feedFault: {
    id: 'catalogs.feedRuleFault',
    defaultMessage:
      'The rule for the feeds of “{name}” can’t be evaluated, so the catalog can’t be published. {message}',
  },
  fix: { id: 'catalogs.fixRule', defaultMessage: 'Edit rule' },
});

/** What the rules of the catalog’s categories, channels, and feeds name in vain, each with a link to the rule. It blocks publishing. */
export function RuleFaults({ catalog: { id: catalogId, ruleFaults } }: { catalog: RuleFaultsFragment }) {
  const { formatMessage } = useIntl();
  return ruleFaults.map(({ category, channel, scope, message }) => (
    <Notice
      key={category?.id ?? `${scope} ${channel?.code}`}
      tone="danger"
      actions={
        <LinkButton
          size="small"
          to={
            category
              ? href(paths.categoryRule, { catalogId }, { category: category.path })
              : href(
                  scope === 'FEEDS' ? paths.feedRule : paths.channelRule,
                  { catalogId },
                  { channel: channel?.code ?? '' },
                )
          }
        >
          {formatMessage(messages.fix)}
        </LinkButton>
      }
    >
      {category
        ? formatMessage(messages.fault, { name: category.name, message })
        : formatMessage(scope === 'FEEDS' ? messages.feedFault : messages.channelFault, {
            name: channel?.label ?? '',
            message,
          })}
    </Notice>
  ));
}
