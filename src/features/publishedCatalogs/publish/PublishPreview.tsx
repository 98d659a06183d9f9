import { makeStyles, tokens } from '@fluentui/react-components';
import { AfterLoading } from '#ui/layout/AfterLoading';
import type { CatalogPublishQuery } from './CatalogPublish.generated';
import type { DiffState } from '../diff/diffParams';
import { GoogleFeedOfPreview } from '../feeds/GoogleFeed';
import { PublishDiff } from './PublishDiff';
import { PublishForm } from './PublishForm';
import { PublishNotices } from './PublishNotices';
import { getPublishState } from './publishState';
import { PublishSummary } from './PublishSummary';

const wide = '@media (min-width: 1100px)';

const useStyles = makeStyles({
  preview: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gridTemplateAreas: '"summary form" "diff form"',
      gridTemplateRows: 'auto 1fr',
    },
  },
  summary: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingHorizontalL,
    [wide]: { gridArea: 'summary' },
  },
  form: { [wide]: { gridArea: 'form' } },
  diff: { minWidth: 0, [wide]: { gridArea: 'diff' } },
});

export interface PublishPreviewProps {
  data: CatalogPublishQuery;
  /** Whether products with errors are left out. */
  skipInvalid: boolean;
  state: DiffState;
  onChange: (changes: Partial<DiffState>) => void;
  onSkipInvalid: (isOn: boolean) => void;
  /** Called with the id of the publishing job. */
  onStart: (jobId: string) => void;
}

/** Shows what would be published, what blocks publishing, and the form to publish. */
export function PublishPreview(props: PublishPreviewProps) {
  const { data, skipInvalid, state, onChange, onSkipInvalid, onStart } = props;
  const styles = useStyles();
  return (
    <div className={styles.preview}>
      <div className={styles.summary}>
        <PublishNotices data={data} skipInvalid={skipInvalid} onSkipInvalid={onSkipInvalid} />
        <PublishSummary preview={data.publishPreview} />
        {data.publishPreview.productCount > 0 && (
          <GoogleFeedOfPreview
            catalogId={data.catalog.id}
            channels={data.catalog.channels}
            skipInvalid={skipInvalid}
            hasShop={data.catalog.shopUrl !== null}
            productCount={data.publishPreview.productCount}
          />
        )}
      </div>
      <AfterLoading>
        <div className={styles.form}>
          <PublishForm
            catalogId={data.catalog.id}
            version={data.publishPreview.version}
            skipInvalid={skipInvalid}
            isReady={getPublishState(data) === 'READY'}
            onStart={onStart}
          />
        </div>
        {(data.publishPreview.productCount > 0 || data.catalog.currentVersion) && (
          <div className={styles.diff}>
            <PublishDiff data={data} skipInvalid={skipInvalid} state={state} onChange={onChange} />
          </div>
        )}
      </AfterLoading>
    </div>
  );
}
