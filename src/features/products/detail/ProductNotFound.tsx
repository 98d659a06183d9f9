import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { EmptyState } from '#ui/state/EmptyState';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { goneMessages as messages } from '../core/messages/goneMessages';
import { titles } from '../titles';
import { detailMessages } from './detailMessages';

/** Shown in place of a product that does not exist. With `onNext`, it leads on to the next one. */
export function ProductMissing({ catalogId, onNext }: { catalogId: string; onNext?: () => void }) {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <EmptyState
      drawing="search"
      title={formatMessage(messages.title)}
      description={formatMessage(messages.text)}
      actions={
        <>
          {onNext && (
            <Button appearance="primary" onClick={onNext}>
              {formatMessage(detailMessages.next)}
            </Button>
          )}
          <LinkButton to={href(paths.productList, { catalogId })}>{formatMessage(messages.toProducts)}</LinkButton>
        </>
      }
    />
  );
}

/** The page of a product that does not exist. */
export function ProductNotFound({ catalogId }: { catalogId: string }) {
  return (
    <Page heading={useIntl().formatMessage(titles.product)}>
      <ProductMissing catalogId={catalogId} />
    </Page>
  );
}
