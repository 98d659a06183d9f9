import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '#entities/definition/CodeNamesProvider';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { Panel } from '#ui/layout/Panel';
import { QueryView } from '#ui/state/QueryView';
import { diffParams } from '../diff/diffParams';
import { ProductDiffList } from '../diff/ProductDiffList';
import { messages } from '../messages';
import { PublishPreviewSkeleton } from '../publish/PublishPreviewSkeleton';
import { restoreMessages } from './restoreMessages';
import { useRestoreDiffQuery, useRestorePreviewQuery } from './RestorePreview.generated';
import { RestoreSummary } from './RestoreSummary';
import { titles } from '../titles';

/** A preview of the changes that restoring a catalog's products from a version would make. */
export function RestorePreview() {
  const { formatMessage } = useIntl();
  const { versionId = '' } = useParams();
  const [state, setState] = useUrlState(diffParams);
  const result = useRestorePreviewQuery({ variables: { versionId } });
  const diff = useRestoreDiffQuery({ variables: { versionId, ...state } });
  const version = result.data?.publishedCatalog;
  usePageTitle(
    version && formatMessage(messages.versionOf, { catalog: version.catalog.name, version: version.version }),
    href(paths.publishedCatalogDetail, { versionId }),
  );
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
              <CodeNamesProvider families={data.publishedCatalog.families}>
                <ProductDiffList
                  result={{ ...diff, data: (diff.data ?? diff.previousData)?.restorePreview.diff }}
                  summary={data.restorePreview.summary}
                  catalogId={data.publishedCatalog.catalog.id}
                  state={state}
                  onChange={setState}
                />
              </CodeNamesProvider>
            </Panel>
          </>
        )}
      </QueryView>
    </Page>
  );
}
