import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { EmptyState } from '#ui/state/EmptyState';
import { messages } from './messages';
import { titles } from './titles';

/** Shown when a post does not exist. */
export function PostNotFound() {
  const { formatMessage } = useIntl();
  return (
    <Page heading={formatMessage(titles.detail)}>
      <EmptyState
        drawing="search"
        title={formatMessage(messages.goneTitle)}
        description={formatMessage(messages.goneText)}
        actions={<LinkButton to={paths.blogList}>{formatMessage(messages.toBlog)}</LinkButton>}
      />
    </Page>
  );
}
