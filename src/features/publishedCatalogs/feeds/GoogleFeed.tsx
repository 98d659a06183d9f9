import { urlPage } from '../../../routing/urlParams';
import { useUrlState } from '../../../routing/useUrlState';
import { Panel } from '../../../ui/layout/Panel';
import { Placeholder } from '../../../ui/state/Placeholder';
import { QueryView } from '../../../ui/state/QueryView';
import { tableQuery } from '../../../ui/table/tableQuery';
import { useGoogleFeedPreviewQuery, useGoogleFeedVersionQuery } from './GoogleFeed.generated';
import { GoogleFeedPanel } from './GoogleFeedPanel';

// Separate from the page number of the screen's main list.
const leftOutParams = { leftOutPage: urlPage.page, leftOutPerPage: urlPage.perPage };

function useLeftOutPage() {
  const [{ leftOutPage: page, leftOutPerPage: perPage }, setState] = useUrlState(leftOutParams);
  const onPage = (change: { page: number; perPage: number }) =>
    setState({ leftOutPage: change.page, leftOutPerPage: change.perPage }, { push: true });
  return { page, perPage, onPage };
}

const skeleton = (
  <Panel>
    <Placeholder width="40%" height={20} />
    <Placeholder height={40} />
  </Panel>
);

/** The Google feed that publishing the catalog now would produce. */
export function GoogleFeedOfPreview({ catalogId }: { catalogId: string }) {
  const list = useLeftOutPage();
  const { page, perPage } = list;
  const result = useGoogleFeedPreviewQuery({ variables: { id: catalogId, page, perPage } });
  return (
    <QueryView result={{ ...result, data: tableQuery(result).data }} skeleton={skeleton}>
      {({ catalog, publishPreview }) => (
        <GoogleFeedPanel {...list} catalog={catalog} report={publishPreview.googleFeed} />
      )}
    </QueryView>
  );
}

/** The Google feed of a version. */
export function GoogleFeedOfVersion({ publicationId }: { publicationId: string }) {
  const list = useLeftOutPage();
  const { page, perPage } = list;
  const result = useGoogleFeedVersionQuery({ variables: { id: publicationId, page, perPage } });
  return (
    <QueryView result={{ ...result, data: tableQuery(result).data }} skeleton={skeleton}>
      {({ publishedCatalog: { catalog, googleFeed } }) => (
        <GoogleFeedPanel {...list} catalog={catalog} report={googleFeed} />
      )}
    </QueryView>
  );
}
