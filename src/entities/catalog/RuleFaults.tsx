import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import type { RuleFaultsFragment } from './RuleFaults.generated';

const messages = defineMessages({
  fault: {
    id: 'catalogs.ruleFault',
    defaultMessage: 'The rule of “{name}” can’t be evaluated, so its products stay as they are. {message}',
  },
  fix: { id: 'catalogs.fixRule', defaultMessage: 'Edit rule' },
});

/** What the rules of the catalog’s categories name in vain, each with a link to the rule. It blocks publishing. */
export function RuleFaults({ catalog: { id: catalogId, ruleFaults } }: { catalog: RuleFaultsFragment }) {
  const { formatMessage } = useIntl();
  return ruleFaults.map(({ category: { id, path, name }, message }) => (
    <Notice
      key={id}
      tone="danger"
      actions={
        <LinkButton size="small" to={href(paths.categoryRule, { catalogId }, { category: path })}>
          {formatMessage(messages.fix)}
        </LinkButton>
      }
    >
      {formatMessage(messages.fault, { name, message })}
    </Notice>
  ));
}
