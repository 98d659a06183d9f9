import { useIntl } from 'react-intl';
import type { FieldPath } from 'react-hook-form';
import { fieldErrorsOf, messageOf } from '../../graphql/errors';
import { useToast } from '../../ui/useToast';
import { toFormPath } from './fieldPaths';
import { formMessages as messages } from './formMessages';
import type { ProductValues } from './productValues';
import { useGoToField } from './useGoToField';
import type { ProductForm } from './useProductForm';

/** Gives a function that says why the server refused the form: at the fields that are at fault, or else in a toast. */
export function useSaveRefusal({ setError, getValues }: ProductForm): (error: unknown) => void {
  const intl = useIntl();
  const toast = useToast();
  const goTo = useGoToField();
  return (error) => {
    const found = Object.entries(fieldErrorsOf(error)).map(([path, message]) => ({ path: toFormPath(path), message }));
    // A path from outside is one of the form's if the form has a value there.
    const known = found.filter(({ path }) => getValues(path as FieldPath<ProductValues>) !== undefined);
    for (const { path, message } of known) setError(path as FieldPath<ProductValues>, { type: 'server', message });
    const [first] = known;
    if (first) goTo(first.path);
    else toast.error(intl.formatMessage(messages.notSaved), messageOf(error, intl));
  };
}
