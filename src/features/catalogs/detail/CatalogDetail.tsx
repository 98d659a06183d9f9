import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useNavigate } from '#routing/navigation';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { CatalogActions } from '../CatalogActions';
import { useCatalogDetailQuery } from './CatalogDetail.generated';
import { CatalogDetailSkeleton } from './CatalogDetailSkeleton';
import { type CatalogDialog, urlDialog } from '../form/catalogDialog';
import { CatalogDialogs } from '../form/CatalogDialogs';
import { CatalogOverview } from './CatalogOverview';
import { CatalogStatusBadge } from '../CatalogStatusBadge';
import { titles } from '../titles';

const detailParams = { dialog: urlDialog };

/** Overview page of a catalog. The shell makes the opened catalog the current one. */
export function CatalogDetail() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { catalogId = '' } = useParams();
  const [{ dialog }, setState] = useUrlState(detailParams);
  const result = useCatalogDetailQuery({ variables: { id: catalogId } });
  const catalog = result.data?.catalog;
  usePageTitle(catalog?.name);

  const onDialog = (next: CatalogDialog) => setState({ dialog: next }, { push: true });
  const refresh = () => void result.refetch().catch(() => undefined);

  return (
    <Page
      heading={catalog?.name ?? formatMessage(titles.catalog)}
      badge={catalog && <CatalogStatusBadge status={catalog.status} />}
      description={catalog?.description}
      actions={catalog && <CatalogActions catalog={catalog} onDialog={onDialog} />}
    >
      <QueryView result={result} skeleton={<CatalogDetailSkeleton />}>
        {(data) => <CatalogOverview catalog={data.catalog} onDialog={onDialog} onSettled={refresh} />}
      </QueryView>
      <CatalogDialogs
        dialog={dialog}
        catalog={catalog}
        onDeleted={() => navigate(href(paths.catalogList))}
        onClose={() => setState({ dialog: null })}
      />
    </Page>
  );
}
