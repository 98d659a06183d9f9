import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { useOverviewStyles } from './overviewStyles';

/** Skeleton of the overview while the catalog loads. */
export function CatalogDetailSkeleton() {
  const styles = useOverviewStyles();
  const panel = (height: number) => (
    <Panel>
      <Placeholder width="40%" height={20} />
      <Placeholder height={height} />
    </Panel>
  );
  return (
    <>
      <Placeholder height={104} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {panel(164)}
          {panel(176)}
          {panel(160)}
        </div>
        <div className={styles.column}>
          {panel(56)}
          {panel(240)}
        </div>
      </div>
    </>
  );
}
