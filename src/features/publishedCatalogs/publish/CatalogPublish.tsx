import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { urlChoice, urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { restoreFocus } from '#ui/state/returnFocus';
import { QueryView } from '#ui/state/QueryView';
import { useCatalogPublishQuery } from './CatalogPublish.generated';
import { diffParams } from '../diff/diffParams';
import { publishMessages } from './publishMessages';
import { PublishPreview } from './PublishPreview';
import { PublishPreviewSkeleton } from './PublishPreviewSkeleton';
import { titles } from '../titles';

const PublishJob = lazy(() => import('./PublishJob').then((module) => ({ default: module.PublishJob })));

const publishParams = {
  ...diffParams,
  /** Whether products with errors are left out. */
  skip: urlChoice(['invalid'] as const),
  /** Id of the publishing job, once started. */
  job: urlText(),
};

/** Publishes a catalog: shows the changes, then the progress, then the version with its feeds. */
export function CatalogPublish() {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const [{ job, skip, ...state }, setState] = useUrlState(publishParams);
  const skipInvalid = skip !== null;
  const result = useCatalogPublishQuery({ variables: { catalogId, skipInvalid }, skip: job !== '' });
  // The page stays visible while the data is refetched with or without them.
  const data = result.data ?? (result.error ? undefined : result.previousData);
  const preview = job === '' ? data?.publishPreview : undefined;
  return (
    <Page
      heading={formatMessage(titles.publish)}
      description={
        preview && formatMessage(publishMessages.description, { count: preview.productCount, version: preview.version })
      }
    >
      {job === '' ? (
        <QueryView result={{ ...result, data }} skeleton={<PublishPreviewSkeleton />}>
          {(shown) => (
            <PublishPreview
              data={shown}
              skipInvalid={skipInvalid}
              state={state}
              onChange={setState}
              onSkipInvalid={(isOn) => setState({ skip: isOn ? 'invalid' : null, kind: null, page: 1 })}
              onStart={(jobId) => {
                setState({ job: jobId }, { push: true });
                // Its button is gone with the form.
                restoreFocus();
              }}
            />
          )}
        </QueryView>
      ) : (
        <Suspense fallback={null}>
          <PublishJob
            jobId={job}
            catalogId={catalogId}
            onBack={() => {
              setState({ job: '' });
              restoreFocus();
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
