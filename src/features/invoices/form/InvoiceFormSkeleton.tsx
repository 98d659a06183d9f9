import { Placeholder } from '../../../ui/state/Placeholder';
import { useFormStyles } from './useInvoiceFormStyles';

/** Placeholder of the form while the invoice loads, as high as a form with one item. */
export function InvoiceFormSkeleton() {
  return (
    <div className={useFormStyles().grid}>
      <Placeholder height={1132} />
      <Placeholder height={332} />
    </div>
  );
}
