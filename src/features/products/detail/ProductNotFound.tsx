import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { EmptyState } from '#ui/state/EmptyState';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { detailMessages } from './detailMessages';
import { messages } from '../messages';
import { titles } from '../titles';

/** Shown if the product does not exist. */
export function ProductNotFound({ catalogId }: { catalogId: string }) {
  const { formatMessage } = useIntl();
  return (
    <Page heading={formatMessage(titles.product)}>
      <EmptyState
        drawing="search"
        title={formatMessage(detailMessages.goneTitle)}
        description={formatMessage(detailMessages.goneText)}
        actions={
          <LinkButton to={href(paths.productList, { catalogId })}>{formatMessage(messages.toProducts)}</LinkButton>
        }
      />
    </Page>
  );
}
