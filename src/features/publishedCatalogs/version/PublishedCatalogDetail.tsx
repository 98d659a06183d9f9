import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ownLabel } from '#entities/publishedCatalog/versionName';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { messages } from '../messages';
import { VersionActions } from './VersionActions';
import { VersionBadge } from './VersionBadge';
import { usePublishedCatalogDetailQuery } from './PublishedCatalogDetail.generated';
import { PublishPreviewSkeleton } from '../publish/PublishPreviewSkeleton';
import { ShopWindowLink } from './ShopWindowLink';
import { titles } from '../titles';
import { versionParams } from './versionParams';
import { VersionNotFound } from '../VersionNotFound';
import { VersionContent } from './VersionContent';

/** The page of a published version: its contents, changes, feeds, and actions. */
export function PublishedCatalogDetail() {
  const { formatMessage } = useIntl();
  const { versionId = '' } = useParams();
  const [state, setState] = useUrlState(versionParams);
  const result = usePublishedCatalogDetailQuery({ variables: { id: versionId } });
  const publishedCatalog = result.data?.publishedCatalog;
  const name =
    publishedCatalog &&
    formatMessage(messages.versionOf, { catalog: publishedCatalog.catalog.name, version: publishedCatalog.version });
  usePageTitle(name);
  if (getErrorCode(result.error) === 'NOT_FOUND') return <VersionNotFound />;
  return (
    <Page
      heading={name ?? formatMessage(titles.publishedCatalog)}
      badge={publishedCatalog && <VersionBadge status={publishedCatalog.status} />}
      description={publishedCatalog && ownLabel(publishedCatalog)}
      actions={
        publishedCatalog && (
          <>
            <ShopWindowLink publishedCatalog={publishedCatalog} />
            <VersionActions
              publishedCatalog={publishedCatalog}
              dialog={state.dialog}
              onDialog={(dialog) => setState({ dialog }, { push: dialog !== null })}
            />
          </>
        )
      }
    >
      <QueryView result={result} skeleton={<PublishPreviewSkeleton />}>
        {(data) => <VersionContent publishedCatalog={data.publishedCatalog} state={state} onChange={setState} />}
      </QueryView>
    </Page>
  );
}
