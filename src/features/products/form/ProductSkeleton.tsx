import { makeStyles, tokens } from '@fluentui/react-components';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { ProductSections } from './ProductSections';

/** Skeleton of the sections beside a product's main ones. */
export function ProductSideSkeleton() {
  return (
    <>
      <Panel>
        <Placeholder width={120} height={20} />
        <Placeholder height={200} />
      </Panel>
      <Panel>
        <Placeholder width={120} height={20} />
        <Placeholder height={320} />
      </Panel>
    </>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingHorizontalL },
  // As high as the tabs.
  tabs: { height: '40px' },
});

/** Skeleton of a product's form while it loads, with or without the space of its tabs. */
export function ProductSkeleton({ hasTabs = false }: { hasTabs?: boolean }) {
  const styles = useStyles();
  return (
    <div className={styles.form}>
      {hasTabs && <div className={styles.tabs} />}
      <ProductSections
        main={
          <>
            <Panel>
              <Placeholder width={120} height={20} />
              <Placeholder height={56} />
              <Placeholder height={190} />
            </Panel>
            <Panel>
              <Placeholder width={120} height={20} />
              <Placeholder height={120} />
            </Panel>
          </>
        }
        side={<ProductSideSkeleton />}
      />
    </div>
  );
}
