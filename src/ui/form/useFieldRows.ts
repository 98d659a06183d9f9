import { useState } from 'react';
import {
  useFieldArray,
  type FieldArrayPath,
  type FieldValues,
  type UseFieldArrayProps,
  type UseFieldArrayReturn,
} from 'react-hook-form';

/**
 * The rows of a list in a form, as `useFieldArray` returns them, with keys that also last when the form is reset, for
 * example with what was saved. With other keys, React would replace all rows, and the field or button that is in use
 * would lose the focus.
 */
export function useFieldRows<Values extends FieldValues, Name extends FieldArrayPath<Values>>({
  control,
  name,
}: Pick<UseFieldArrayProps<Values, Name>, 'control' | 'name'>): UseFieldArrayReturn<Values, Name, 'key'> {
  const { fields, ...actions } = useFieldArray({ control, name, keyName: 'key' });
  const ids = fields.map(({ key }) => key);
  const [last, setLast] = useState({ ids, keys: ids });
  let { keys } = last;
  if (ids.join() !== last.ids.join()) {
    // A reset gives every row a new ID; changes by the user leave those of the other rows.
    const isReset = !ids.some((id) => last.ids.includes(id));
    keys = ids.map((id, index) => last.keys[isReset ? index : last.ids.indexOf(id)] ?? id);
    setLast({ ids, keys });
  }
  return { ...actions, fields: fields.map((field, index) => ({ ...field, key: keys[index] ?? field.key })) };
}
