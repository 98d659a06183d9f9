import { makeStyles } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';
import { ProductLayout } from '../parts/ProductLayout';

const useStyles = makeStyles({ square: { aspectRatio: '1' } });

/** Placeholder of the page while the product loads. */
export function ProductSkeleton() {
  const styles = useStyles();
  return (
    <ProductLayout
      gallery={
        <div className={styles.square}>
          <Placeholder height="100%" />
        </div>
      }
    >
      <Placeholder width={140} height={20} />
      <Placeholder width={120} height={32} />
      <Placeholder height={60} />
      <Placeholder width={220} height={60} />
      <Placeholder width={260} height={32} />
    </ProductLayout>
  );
}
