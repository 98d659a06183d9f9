import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { ProductInput } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import { ProductUpdateDocument } from '../core/ProductDetail.generated';
import { compareMessages as messages } from './compareMessages';
import { toCompared, type Compared, type ComparedRow } from './comparedRows';

/** What a product had before a value was copied to it. */
interface Former {
  /** The product as it is stored now. */
  now: Compared;
  edit: ProductInput;
}

/** The fields of the edit as the product has them. */
const fieldsOf = (edit: ProductInput, { input }: Compared): ProductInput =>
  Object.fromEntries((Object.keys(edit) as (keyof ProductInput)[]).map((name) => [name, input[name]]));

/**
 * Copies a value from one product to others, which are saved one after the other. A success can be undone; a product
 * that someone else changed in the same field, or that refuses the value, keeps what it has, which a message says.
 */
export function useCopyValue(label: (row: ComparedRow) => string) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  /** Saves the edit. Returns what undoes it; null if nothing was saved, which a message has said. */
  const save = async (target: Compared, edit: ProductInput, field: string): Promise<Former | null> => {
    const { id, revision, name, sku } = target.product;
    const former = fieldsOf(edit, target);
    try {
      const { data } = await client.mutate({
        mutation: ProductUpdateDocument,
        variables: { input: { id, revision, base: former, ...edit }, withVariants: false },
      });
      if (!data) return null;
      const { isSaved, product } = data.updateProduct;
      if (isSaved) return { now: toCompared(product), edit: former };
      const title = formatMessage(messages.conflict, { name: name || sku });
      toast.show({
        intent: 'warning',
        title,
        text: formatMessage(messages.conflictText, { user: product.updatedBy, field }),
      });
    } catch (error) {
      toast.error(formatMessage(messages.notCopied, { name: name || sku }), getErrorMessage(error, intl));
    }
    return null;
  };

  const saveAll = async (edits: readonly { target: Compared; edit: ProductInput }[], field: string) => {
    setIsBusy(true);
    const saved: Former[] = [];
    for (const { target, edit } of edits) {
      const former = await save(target, edit, field);
      if (former) saved.push(former);
    }
    setIsBusy(false);
    return saved;
  };

  const copy = async (row: ComparedRow, source: Compared, targets: readonly Compared[]): Promise<void> => {
    const { copy: toEdit } = row;
    if (!toEdit || isBusy) return;
    const field = label(row);
    const saved = await saveAll(
      targets.map((target) => ({ target, edit: toEdit(target, source) })),
      field,
    );
    if (saved.length === 0) return;
    const undo = async () => {
      const undone = await saveAll(
        saved.map(({ now, edit }) => ({ target: now, edit })),
        field,
      );
      if (undone.length === saved.length) toast.success(formatMessage(messages.undone, { field }));
    };
    toast.show({
      intent: 'success',
      title: formatMessage(messages.copied, { field, count: saved.length }),
      timeoutMs: 10_000,
      actions: [{ label: formatMessage(messages.undo), onSelect: () => void undo() }],
    });
  };
  return { copy, isBusy };
}
