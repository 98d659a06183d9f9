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

/** Skeleton of a product's form while it loads. */
export function ProductSkeleton() {
  return (
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
  );
}
