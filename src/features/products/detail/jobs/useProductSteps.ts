import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { ProductStatus } from '#graphql/types.generated';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { useToast } from '#ui/state/useToast';
import { detailMessages as messages } from '../detailMessages';
import { jobMessages } from './jobMessages';
import { useProductDuplicateMutation, type ProductContentFragment } from '../../core/ProductDetail.generated';
import { useProductUpdate } from '../../form/save/useProductUpdate';

/** How long an action can be undone from its toast, in milliseconds. */
const undoMs = 12_000;

interface StatusChange {
  from: ProductStatus;
  to: ProductStatus;
  /** The revision of the product before the change. */
  revision: number;
}

/** Actions that apply immediately, without the form. */
export interface ProductSteps {
  /** Creates a draft copy and opens it. */
  duplicate: () => Promise<void>;
  setStatus: (status: ProductStatus) => Promise<void>;
}

/** Actions for a stored product. Each shows its result in a toast. */
export function useProductSteps(known: ProductContentFragment): ProductSteps {
  const { id, catalogId, status: before, revision } = known;
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const [sendDuplicate] = useProductDuplicateMutation();
  const sendUpdate = useProductUpdate(known);

  const changeStatus = async (change: StatusChange): Promise<void> => {
    try {
      // The user explicitly asked for this status, so it is set even if the status has changed in between.
      const { from, to: status } = change;
      const base = { status: from };
      const result = await sendUpdate({
        status,
        base,
        revision: change.revision,
        overwrite: ['status'],
      });
      if (!result) return;
      const { product } = result;
      const back = { from: product.status, to: from, revision: product.revision };
      toast.show({
        intent: 'success',
        title: intl.formatMessage(messages[product.status]),
        actions: [{ label: intl.formatMessage(jobMessages.undo), onSelect: () => void changeStatus(back) }],
        timeoutMs: undoMs,
      });
    } catch (error) {
      toast.error(intl.formatMessage(messages.notChanged), getErrorMessage(error, intl));
    }
  };

  return {
    async duplicate() {
      try {
        const { data } = await sendDuplicate({ variables: { id } });
        if (!data) return;
        toast.success(intl.formatMessage(messages.duplicated));
        navigate(href(paths.productDetail, { catalogId, productId: data.duplicateProduct.product.id }));
      } catch (error) {
        toast.error(intl.formatMessage(messages.notDuplicated), getErrorMessage(error, intl));
      }
    },
    setStatus: (status) => changeStatus({ from: before, to: status, revision }),
  };
}
