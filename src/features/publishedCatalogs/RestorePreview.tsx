import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useUrlState } from '../../routing/useUrlState';
import { Page } from '../../ui/Page';
import { Panel } from '../../ui/Panel';
import { QueryView } from '../../ui/QueryView';
import { diffParams } from './diffParams';
import { ProductDiffList } from './ProductDiffList';
import { PublishPreviewSkeleton } from './PublishPreviewSkeleton';
import { restoreMessages } from './restoreMessages';
import { useRestoreDiffQuery, useRestorePreviewQuery } from './RestorePreview.generated';
import { RestoreSummary } from './RestoreSummary';
import { titles } from './titles';

/** A preview of the changes that restoring a catalog's products from a version would make. */
export function RestorePreview() {
  const { formatMessage } = useIntl();
  const { publicationId = '' } = useParams();
  const [state, setState] = useUrlState(diffParams);
  const result = useRestorePreviewQuery({ variables: { publicationId } });
  const diff = useRestoreDiffQuery({ variables: { publicationId, ...state } });
  const version = result.data?.publishedCatalog;
  return (
    <Page
      heading={
        version ? formatMessage(restoreMessages.action, { version: version.version }) : formatMessage(titles.restore)
      }
      description={
        version && formatMessage(restoreMessages.description, { name: version.catalog.name, version: version.version })
      }
    >
      <QueryView result={result} skeleton={<PublishPreviewSkeleton />}>
        {(data) => (
          <>
            <RestoreSummary data={data} />
            <Panel heading={formatMessage(restoreMessages.diff)}>
              <ProductDiffList
                result={{ ...diff, data: (diff.data ?? diff.previousData)?.restorePreview.diff }}
                summary={data.restorePreview.summary}
                catalogId={data.publishedCatalog.catalog.id}
                state={state}
                onChange={setState}
              />
            </Panel>
          </>
        )}
      </QueryView>
    </Page>
  );
}
