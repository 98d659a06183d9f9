import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { urlText } from '../../routing/urlParams';
import { useUrlState } from '../../routing/useUrlState';
import { Page } from '../../ui/Page';
import { QueryView } from '../../ui/QueryView';
import { useCatalogPublishQuery } from './CatalogPublish.generated';
import { diffParams } from './diffParams';
import { PublishJob } from './PublishJob';
import { publishMessages } from './publishMessages';
import { PublishPreview } from './PublishPreview';
import { PublishPreviewSkeleton } from './PublishPreviewSkeleton';
import { titles } from './titles';

const publishParams = {
  ...diffParams,
  /** The job that publishes, once it was started. */
  job: urlText(),
};

/** Publishes a catalog: what would change, then how it goes, then the version with its feeds. */
export function CatalogPublish() {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const [{ job, ...state }, setState] = useUrlState(publishParams);
  const result = useCatalogPublishQuery({ variables: { catalogId }, skip: job !== '' });
  const preview = job === '' ? result.data?.publishPreview : undefined;
  return (
    <Page
      heading={formatMessage(titles.publish)}
      description={
        preview && formatMessage(publishMessages.description, { count: preview.productCount, version: preview.version })
      }
    >
      {job === '' ? (
        <QueryView result={result} skeleton={<PublishPreviewSkeleton />}>
          {(data) => (
            <PublishPreview
              data={data}
              state={state}
              onChange={setState}
              onStart={(jobId) => setState({ job: jobId }, { push: true })}
            />
          )}
        </QueryView>
      ) : (
        <PublishJob jobId={job} catalogId={catalogId} onBack={() => setState({ job: '' })} />
      )}
    </Page>
  );
}
