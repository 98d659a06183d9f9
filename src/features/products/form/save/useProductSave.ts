import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCodeNames } from '#entities/definition/useCodeNames';
import { pathLabel } from '#entities/product/fieldPath';
import type { ProductInput } from '#graphql/types.generated';
import type { Choices } from '#ui/merge/MergeDialog';
import { useToast } from '#ui/state/useToast';
import { resolvedEdit, type Conflict } from '../merge/conflictChoices';
import { formMessages as messages } from '../../core/formMessages';
import { isSameValue } from '#lib/isSameValue';
import type { ProductContentFragment } from '../../core/ProductDetail.generated';
import { getChanges, hasOthersVariants } from '../../core/values/productInput';
import { toFormValues, type ProductValues } from '../../core/values/productValues';
import { useProductUpdate, type ProductUpdate } from './useProductUpdate';
import { useSaveErrors } from './useSaveErrors';
import type { ProductForm } from '../../core/useProductForm';
import { variantMessages } from '../../core/messages/variantMessages';

/** Takes the product as it was stored. Returns whether the page shows that it is saved. */
export type OnSaved = (product: ProductContentFragment) => boolean;

/** An edit being saved: what was changed, and the values when the edit began. */
interface Attempt {
  /** All form values when the edit began. */
  before: ProductValues;
  /** All form values when it was submitted. */
  values: ProductValues;
  input: ProductInput;
  base: ProductInput;
  revision: number;
  overwrite: string[];
  onSaved: OnSaved | undefined;
}

/** An edit that waits for the user to resolve conflicts. */
export interface Merge {
  conflicts: readonly Conflict[];
  /** The user who saved the product in between. */
  user: string;
  attempt: Attempt;
}

/** The state and actions of saving a product. */
export interface ProductSave {
  /** Sends the changes from the form's initial values. `onSaved` is called once they are stored. */
  save: (values: ProductValues, onSaved?: OnSaved) => Promise<void>;
  /** The conflicts to resolve, or the last ones there were; null if there were none. */
  merge: Merge | null;
  /** Whether conflicts need to be resolved now. */
  isMerging: boolean;
  /** Sends the edit again with the user's choices. */
  resolve: (choices: Choices) => Promise<void>;
  /** Returns to editing without saving. */
  cancelMerge: () => void;
}

/** Saves the product of a form. Changes that someone else has saved are merged field by field. */
export function useProductSave(known: ProductContentFragment, form: ProductForm): ProductSave {
  const intl = useIntl();
  const names = useCodeNames();
  const toast = useToast();
  const refuse = useSaveErrors(form);
  const update = useProductUpdate(known);
  const [merge, setMerge] = useState<Merge | null>(null);
  const [isMerging, setIsMerging] = useState(false);

  const settle = ({ product, merged, isMerged }: ProductUpdate, { before, values, onSaved }: Attempt) => {
    const stored = toFormValues(product);
    // Values typed while the request was pending are kept, as changes to the new state.
    const isUntouched = isSameValue(form.getValues(), values);
    form.reset(stored, { keepValues: !isUntouched });
    if (!isUntouched) form.setValue('revision', product.revision);
    const labels = merged.map((field) => pathLabel(field, intl, names));
    // The request did not include the previous values of unchanged variants.
    if (isMerged && hasOthersVariants(before, values, stored)) {
      labels.push(intl.formatMessage(variantMessages.variants));
    }
    const fields = intl.formatList([...new Set(labels)]);
    const isMergedWithOthers = labels.length > 0;
    const isShown = onSaved?.(product) ?? false;
    if (!isShown || isMergedWithOthers) {
      toast.show({
        intent: 'success',
        title: intl.formatMessage(messages.saved),
        text: isMergedWithOthers ? intl.formatMessage(messages.merged, { fields }) : undefined,
      });
    }
  };

  const send = async (attempt: Attempt) => {
    const { input, base, revision, overwrite } = attempt;
    try {
      const result = await update({ ...input, base, revision, overwrite });
      if (!result) return;
      const { isSaved, product, conflicts } = result;
      setIsMerging(!isSaved);
      if (isSaved) settle(result, attempt);
      else setMerge({ conflicts, user: product.updatedBy, attempt });
    } catch (error) {
      setIsMerging(false);
      refuse(error);
    }
  };

  return {
    save: (values, onSaved) => {
      // A form's default values are only partial in their type.
      const before = form.formState.defaultValues as ProductValues;
      const { revision } = before;
      return send({ before, values, ...getChanges(before, values), revision, overwrite: [], onSaved });
    },
    merge,
    isMerging,
    resolve: async (choices) => {
      if (!merge) return;
      const { attempt, conflicts } = merge;
      const { input, overwrite } = resolvedEdit(attempt, conflicts, choices);
      await send({ ...attempt, input, overwrite: [...attempt.overwrite, ...overwrite] });
    },
    cancelMerge: () => setIsMerging(false),
  };
}
