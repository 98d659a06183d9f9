import { Placeholder } from '../../ui/Placeholder';
import { useFormStyles } from './useFormStyles';

/** Placeholder of the form while the invoice loads, as high as a form with one item. */
export function InvoiceFormSkeleton() {
  return (
    <div className={useFormStyles().grid}>
      <Placeholder height={1132} />
      <Placeholder height={332} />
    </div>
  );
}
