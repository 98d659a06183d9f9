import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductInput } from '../../graphql/types.generated';
import { useToast } from '../../ui/useToast';
import { resolvedEdit, type Choice, type Conflict } from './conflictChoices';
import { fieldLabel } from './fieldLabels';
import { formMessages as messages } from './formMessages';
import { isSameValue } from './isSameValue';
import type { ProductContentFragment } from './ProductDetail.generated';
import { changesOf, hasOthersVariants } from './productInput';
import { valuesOf, type ProductValues } from './productValues';
import { useProductUpdate, type ProductUpdate } from './useProductUpdate';
import { useSaveRefusal } from './useSaveRefusal';
import type { ProductForm } from './useProductForm';
import { variantMessages } from './variantMessages';

/** An edit on its way: what was changed, and how it was when the editing began. */
interface Attempt {
  /** All that the form held when the editing began. */
  before: ProductValues;
  /** All that it held when it was submitted. */
  values: ProductValues;
  input: ProductInput;
  base: ProductInput;
  revision: number;
  overwrite: string[];
}

/** An edit that waits for the choice between two values of some fields. */
export interface Merge {
  conflicts: readonly Conflict[];
  /** Who saved the product meanwhile. */
  user: string;
  attempt: Attempt;
}

/** How a product is saved. */
export interface ProductSave {
  /** Sends what differs from how the form began. */
  save(values: ProductValues): Promise<void>;
  /** Fields to choose for, or the last ones there were; null while there were none. */
  merge: Merge | null;
  /** Whether the choice is to be made now. */
  isMerging: boolean;
  /** Sends the edit again with the choices made. */
  resolve(choices: Readonly<Record<string, Choice>>): Promise<void>;
  /** Back to editing; nothing was saved. */
  cancelMerge(): void;
}

/** Saves the product of a form, merging field by field what somebody else saved meanwhile. */
export function useProductSave(known: ProductContentFragment, form: ProductForm): ProductSave {
  const intl = useIntl();
  const toast = useToast();
  const refuse = useSaveRefusal(form);
  const update = useProductUpdate(known);
  const [merge, setMerge] = useState<Merge | null>(null);
  const [isMerging, setIsMerging] = useState(false);

  const settle = ({ product, merged, isMerged }: ProductUpdate, { before, values }: Attempt) => {
    const stored = valuesOf(product);
    // What was typed while the answer was on its way is kept, as a change of the new state.
    const isUntouched = isSameValue(form.getValues(), values);
    form.reset(stored, { keepValues: !isUntouched });
    if (!isUntouched) form.setValue('revision', product.revision);
    const labels = merged.map((field) => fieldLabel(field, intl));
    // The gateway was not told how variants were that are the same as before.
    if (isMerged && hasOthersVariants(before, values, stored)) {
      labels.push(intl.formatMessage(variantMessages.variants));
    }
    const fields = intl.formatList([...new Set(labels)]);
    toast.show({
      intent: 'success',
      title: intl.formatMessage(messages.saved),
      text: labels.length > 0 ? intl.formatMessage(messages.merged, { fields }) : undefined,
    });
  };

  const send = async (attempt: Attempt) => {
    const { input, base, revision, overwrite } = attempt;
    try {
      const result = await update({ input, base, revision, overwrite });
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
    save: (values) => {
      // The defaults of a form are partial by type only.
      const before = form.formState.defaultValues as ProductValues;
      return send({ before, values, ...changesOf(before, values), revision: before.revision, overwrite: [] });
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
