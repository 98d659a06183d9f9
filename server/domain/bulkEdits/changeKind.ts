import type { ProductContent, VariantContent } from '../../records/products';
import { say } from '../../records/sentence';
import type { ProductKind } from '../../types.generated';
import { withoutAbsent } from '../lists/withoutAbsent';
import { StepFailure } from '../optionEdits/stepFailure';

/**
 * Returns the edit of a `kind` step. It throws StepFailure where the variants do not match the kind: no variant is ever
 * removed.
 */
export function createKindEdit(to: ProductKind) {
  return <Variant extends VariantContent>(product: ProductContent<Variant>): ProductContent<Variant> => {
    const { kind: former, ...others } = product;
    const count = product.variants.length;
    if (to === (former ?? (count > 0 ? 'VARIABLE' : 'SIMPLE'))) return product;
    if (to === 'VARIABLE' && count === 0) throw new StepFailure(say`The product has no variants. Add them first.`);
    if (to !== 'VARIABLE' && count > 0) {
      throw new StepFailure(
        count === 1
          ? say`The product has 1 variant, so it can’t be of this type. Remove the variant first.`
          : say`The product has ${{ grouped: count }} variants, so it can’t be of this type. Remove them first.`,
      );
    }
    const kind = to === 'GROUPED' || to === 'EXTERNAL' ? to : null;
    return { ...others, ...withoutAbsent({ kind }) };
  };
}
