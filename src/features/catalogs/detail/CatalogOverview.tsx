import { useSession } from '#session/sessionContext';
import { CatalogCounts } from '../list/CatalogCounts';
import type { CatalogDetailQuery } from './CatalogDetail.generated';
import type { CatalogDialog } from '../form/catalogDialog';
import { CatalogCompleteness } from './CatalogCompleteness';
import { CatalogFacts } from './CatalogFacts';
import { CatalogJobs } from './CatalogJobs';
import { CatalogNextStep } from './CatalogNextStep';
import { CatalogVersion } from '../list/CatalogVersion';
import { isSettled } from '#entities/job/jobState';
import { useOverviewStyles } from './overviewStyles';

export interface CatalogOverviewProps {
  catalog: CatalogDetailQuery['catalog'];
  onDialog: (dialog: CatalogDialog) => void;
  /** Called when the figures may have changed: a running job has settled, or products are measured again. */
  onSettled: () => void;
}

/** The next step, contents, latest jobs, and settings of a catalog. */
export function CatalogOverview({ catalog, onDialog, onSettled }: CatalogOverviewProps) {
  const styles = useOverviewStyles();
  const { can } = useSession();
  const running = catalog.lastJobs.find(({ status }) => !isSettled(status));
  return (
    <>
      <CatalogNextStep catalog={catalog} job={running} onDialog={onDialog} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CatalogCounts catalog={catalog} />
          {catalog.productCount > 0 && <CatalogCompleteness catalog={catalog} onOutdated={onSettled} />}
          {can('read', 'Job') && <CatalogJobs catalogId={catalog.id} jobs={catalog.lastJobs} onSettled={onSettled} />}
        </div>
        <div className={styles.column}>
          {can('read', 'PublishedCatalog') && <CatalogVersion catalog={catalog} />}
          <CatalogFacts catalog={catalog} />
        </div>
      </div>
    </>
  );
}
