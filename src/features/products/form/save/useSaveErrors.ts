import { useIntl } from 'react-intl';
import type { FieldPath } from 'react-hook-form';
import { getFieldErrors, getErrorMessage } from '#graphql/errors';
import { useToast } from '#ui/state/useToast';
import { toFormPath } from '../../core/values/fieldPaths';
import { formMessages as messages } from '../../core/formMessages';
import type { ProductValues } from '../../core/values/productValues';
import { useGoToField } from '../../core/issues/useGoToField';
import type { ProductForm } from '../../core/useProductForm';

/** Returns a function that shows why the server rejected the form: on the invalid fields, or otherwise in a toast. */
export function useSaveErrors({ setError, getValues }: ProductForm): (error: unknown) => void {
  const intl = useIntl();
  const toast = useToast();
  const goTo = useGoToField();
  return (error) => {
    const found = Object.entries(getFieldErrors(error)).map(([path, message]) => ({ path: toFormPath(path), message }));
    // A server path is a form path if the form has a value for it.
    const known = found.filter(({ path }) => getValues(path as FieldPath<ProductValues>) !== undefined);
    for (const { path, message } of known) setError(path as FieldPath<ProductValues>, { type: 'server', message });
    const [first] = known;
    if (first) goTo(first.path);
    else toast.error(intl.formatMessage(messages.notSaved), getErrorMessage(error, intl));
  };
}
