import { useFieldFocus } from './useFieldFocus';

/** Moves the focus to the field named in the URL. Rendered after the last field, so that all fields exist. */
export function FieldFocus() {
  useFieldFocus('product');
  return null;
}
