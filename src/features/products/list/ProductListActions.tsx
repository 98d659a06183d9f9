import { useIntl } from 'react-intl';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { href, paths } from '../../../routing/paths';
import { useSession } from '../../../session/sessionContext';
import { LinkButton } from '../../../ui/control/LinkButton';
import { ExportMenu } from '../jobs/ExportMenu';
import { listMessages } from './listMessages';
import { titles } from '../titles';

/** Actions for all products of a catalog, depending on the user's permissions. */
export function ProductListActions({ catalogId }: { catalogId: string }) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  return (
    <>
      {can('create', 'Job') && (
        <>
          <LinkButton to={href(paths.catalogImport, { catalogId })}>{formatMessage(listMessages.import)}</LinkButton>
          <ExportMenu catalogId={catalogId} />
        </>
      )}
      {can('publish', 'Catalog') && (
        <LinkButton to={href(paths.catalogPublish, { catalogId })}>{formatMessage(listMessages.publish)}</LinkButton>
      )}
      {can('create', 'Product') && (
        <LinkButton to={href(paths.productCreate, { catalogId })} appearance="primary" icon={<Add20Regular />}>
          {formatMessage(titles.newProduct)}
        </LinkButton>
      )}
    </>
  );
}
