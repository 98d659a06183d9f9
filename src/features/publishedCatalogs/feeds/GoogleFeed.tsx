import { urlPage } from '../../../routing/urlParams';
import { useUrlState } from '../../../routing/useUrlState';
import { Panel } from '../../../ui/layout/Panel';
import { Placeholder } from '../../../ui/state/Placeholder';
import { QueryView } from '../../../ui/state/QueryView';
import { tableQuery } from '../../../ui/table/tableQuery';
import type { FeedDownloadsFragment } from './FeedDownloads.generated';
import { useGoogleFeedPreviewQuery, useGoogleFeedVersionQuery } from './GoogleFeed.generated';
import { GoogleFeedPanel } from './GoogleFeedPanel';
import { useGoogleFeedChoice } from './useGoogleFeedChoice';

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

/** The Google feed that publishing the catalog now would produce, with or without the products that have errors. */
export function GoogleFeedOfPreview({ catalogId, skipInvalid }: { catalogId: string; skipInvalid: boolean }) {
  const list = useLeftOutPage();
  const { page, perPage } = list;
  const result = useGoogleFeedPreviewQuery({ variables: { id: catalogId, skipInvalid, page, perPage } });
  return (
    <QueryView result={{ ...result, data: tableQuery(result).data }} skeleton={skeleton}>
      {({ catalog, publishPreview }) => (
        <GoogleFeedPanel {...list} catalog={catalog} report={publishPreview.googleFeed} />
      )}
    </QueryView>
  );
}

/** Props of `GoogleFeedOfVersion`. */
export interface GoogleFeedOfVersionProps {
  publicationId: string;
  /** The version's feeds in all formats. */
  feeds: readonly FeedDownloadsFragment[];
  hasShop: boolean;
}

/** The Google feed of a version that is selected for the download. */
export function GoogleFeedOfVersion({ feeds, ...props }: GoogleFeedOfVersionProps) {
  const feed = feeds.find(({ format }) => format === 'GOOGLE_XML');
  return feed && <SelectedGoogleFeed feed={feed} {...props} />;
}

interface SelectedGoogleFeedProps extends Omit<GoogleFeedOfVersionProps, 'feeds'> {
  feed: FeedDownloadsFragment;
}

function SelectedGoogleFeed({ publicationId, feed, hasShop }: SelectedGoogleFeedProps) {
  const list = useLeftOutPage();
  const { page, perPage } = list;
  const choice = useGoogleFeedChoice(feed, hasShop);
  const scope = {
    channel: choice.inChannel?.channel.code ?? null,
    locale: choice.locale || null,
    currency: choice.currency || null,
  };
  const result = useGoogleFeedVersionQuery({ variables: { id: publicationId, ...scope, page, perPage } });
  return (
    <QueryView result={{ ...result, data: tableQuery(result).data }} skeleton={skeleton}>
      {({ publishedCatalog: { catalog, googleFeed } }) => (
        <GoogleFeedPanel {...list} catalog={catalog} report={googleFeed} choice={choice} />
      )}
    </QueryView>
  );
}
