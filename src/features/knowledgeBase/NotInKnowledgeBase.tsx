import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { messages } from './messages';

/** Shown when a category or an article does not exist. */
export function NotInKnowledgeBase({ heading, title }: { heading: string; title: string }) {
  const { formatMessage } = useIntl();
  return (
    <RecordNotFound
      heading={heading}
      title={title}
      description={formatMessage(messages.goneText)}
      actions={<LinkButton to={paths.knowledgeBase}>{formatMessage(messages.toHome)}</LinkButton>}
    />
  );
}
