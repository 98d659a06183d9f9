import { Placeholder } from '../../ui/Placeholder';
import { useFormStyles } from './useFormStyles';

/** The form of an invoice while the invoice is on the way; as high as that of one item. */
export function InvoiceFormSkeleton() {
  return (
    <div className={useFormStyles().grid}>
      <Placeholder height={1132} />
      <Placeholder height={332} />
    </div>
  );
}
