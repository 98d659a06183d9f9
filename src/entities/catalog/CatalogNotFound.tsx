import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { commonMessages } from '#ui/commonMessages';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { nameMessages } from '#ui/nameMessages';
import { EmptyState } from '#ui/state/EmptyState';

/** A page of a catalog that does not exist, with this heading. */
export function CatalogNotFound({ heading }: { heading: string }) {
  const { formatMessage } = useIntl();
  return (
    <Page heading={heading}>
      <EmptyState
        drawing="search"
        title={formatMessage(commonMessages.catalogNotFound)}
        actions={<LinkButton to={paths.catalogList}>{formatMessage(nameMessages.goToCatalogs)}</LinkButton>}
      />
    </Page>
  );
}
