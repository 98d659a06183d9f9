import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { matchingSelection } from '#ui/filter/selection';
import { ExportMenu } from './jobs/ExportMenu';
import type { ProductListState } from '../core/list/productListParams';
import { toTarget } from '../detail/jobs/productTarget';
import { listMessages } from './listMessages';
import type { ProductMatches } from './useProductMatches';
import { titles } from '../titles';

export interface ProductListActionsProps {
  catalogId: string;
  /** Whether the catalog is archived, so that its products can’t be changed or published. */
  isArchived: boolean;
  /** The products that the list shows. */
  matches: Pick<ProductMatches, 'filter' | 'isFiltered' | 'total'>;
  /** Whether the products are shown as a spreadsheet; undefined where that has no room. */
  mode: ProductListState['mode'] | undefined;
  onMode: (mode: ProductListState['mode']) => void;
}

/** Actions for the products of a catalog, depending on the user's permissions. */
export function ProductListActions({ catalogId, isArchived, matches, mode, onMode }: ProductListActionsProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { filter, isFiltered, total } = matches;
  const heading = isFiltered ? listMessages.exportMatching : listMessages.exportAll;
  return (
    <>
      {mode !== undefined && (
        <Button onClick={() => onMode(mode ? null : 'sheet')}>
          {formatMessage(mode ? listMessages.list : listMessages.sheet)}
        </Button>
      )}
      {can('create', 'Job') && (
        <>
          {!isArchived && (
            <LinkButton to={href(paths.catalogImport, { catalogId })}>{formatMessage(listMessages.import)}</LinkButton>
          )}
          <ExportMenu
            catalogId={catalogId}
            target={isFiltered ? toTarget(matchingSelection, filter) : undefined}
            count={total}
            heading={total === undefined ? undefined : formatMessage(heading, { count: total })}
          >
            {formatMessage(listMessages.export)}
          </ExportMenu>
        </>
      )}
      {!isArchived && can('publish', 'Catalog') && (
        <LinkButton to={href(paths.catalogPublish, { catalogId })}>{formatMessage(listMessages.publish)}</LinkButton>
      )}
      {!isArchived && can('create', 'Product') && (
        <LinkButton to={href(paths.productCreate, { catalogId })} appearance="primary" icon={<Add20Regular />}>
          {formatMessage(titles.newProduct)}
        </LinkButton>
      )}
    </>
  );
}
