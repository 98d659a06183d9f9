import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../graphql/errors';
import type { ProductStatus } from '../../graphql/types.generated';
import { href, paths } from '../../routing/paths';
import { useToast } from '../../ui/useToast';
import { detailMessages as messages } from './detailMessages';
import {
  useProductDuplicateMutation,
  useProductUpdateMutation,
  type ProductContentFragment,
} from './ProductDetail.generated';

/** Steps that are taken at once, without the form. */
export interface ProductSteps {
  /** Makes a draft copy and opens it. */
  duplicate(): Promise<void>;
  setStatus(status: ProductStatus): Promise<void>;
}

/** The steps for a stored product. Each says in a toast what came of it. */
export function useProductSteps({ id, catalogId, status: before, revision }: ProductContentFragment): ProductSteps {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const [sendDuplicate] = useProductDuplicateMutation();
  const [sendUpdate] = useProductUpdateMutation();

  return {
    async duplicate() {
      try {
        const { data } = await sendDuplicate({ variables: { id } });
        if (!data) return;
        toast.success(intl.formatMessage(messages.duplicated));
        void navigate(href(paths.productDetail, { catalogId, productId: data.productDuplicate.id }));
      } catch (error) {
        toast.error(intl.formatMessage(messages.notDuplicated), messageOf(error, intl));
      }
    },
    async setStatus(status) {
      try {
        // Whoever presses this button means it, whatever the status has become meanwhile.
        const variables = { id, input: { status }, base: { status: before }, revision, overwrite: ['status'] };
        const { data } = await sendUpdate({ variables });
        if (data) toast.success(intl.formatMessage(messages[data.productUpdate.product.status]));
      } catch (error) {
        toast.error(intl.formatMessage(messages.notChanged), messageOf(error, intl));
      }
    },
  };
}
