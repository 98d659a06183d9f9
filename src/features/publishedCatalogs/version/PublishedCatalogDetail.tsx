import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ownLabel } from '#entities/publishedCatalog/versionName';
import { usePageTitle } from '#routing/pageNames';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { messages } from '../messages';
import { PublicationActions } from './PublicationActions';
import { PublicationBadge } from './PublicationBadge';
import { usePublishedCatalogDetailQuery } from './PublishedCatalogDetail.generated';
import { PublishPreviewSkeleton } from '../publish/PublishPreviewSkeleton';
import { ShopWindowLink } from './ShopWindowLink';
import { titles } from '../titles';
import { versionParams } from './versionParams';
import { VersionContent } from './VersionContent';

/** The page of a published version: its contents, changes, feeds, and actions. */
export function PublishedCatalogDetail() {
  const { formatMessage } = useIntl();
  const { publicationId = '' } = useParams();
  const [state, setState] = useUrlState(versionParams);
  const result = usePublishedCatalogDetailQuery({ variables: { id: publicationId } });
  const publication = result.data?.publishedCatalog;
  const name =
    publication &&
    formatMessage(messages.versionOf, { catalog: publication.catalog.name, version: publication.version });
  usePageTitle(name);
  return (
    <Page
      heading={name ?? formatMessage(titles.publishedCatalog)}
      badge={publication && <PublicationBadge status={publication.status} />}
      description={publication && ownLabel(publication)}
      actions={
        publication && (
          <>
            <ShopWindowLink publication={publication} />
            <PublicationActions
              publication={publication}
              dialog={state.dialog}
              onDialog={(dialog) => setState({ dialog }, { push: dialog !== null })}
            />
          </>
        )
      }
    >
      <QueryView result={result} skeleton={<PublishPreviewSkeleton />}>
        {(data) => <VersionContent publication={data.publishedCatalog} state={state} onChange={setState} />}
      </QueryView>
    </Page>
  );
}
