import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import { commonMessages } from '#ui/commonMessages';
import { LinkButton } from '#ui/control/LinkButton';
import { nameMessages } from '#ui/nameMessages';
import { RecordNotFound } from '#ui/state/RecordNotFound';

/** A page of a catalog that does not exist, with this heading. */
export function CatalogNotFound({ heading }: { heading: string }) {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  return (
    <RecordNotFound
      heading={heading}
      path={href(paths.catalogDetail, { catalogId })}
      title={formatMessage(commonMessages.catalogNotFound)}
      actions={<LinkButton to={paths.catalogList}>{formatMessage(nameMessages.goToCatalogs)}</LinkButton>}
    />
  );
}
