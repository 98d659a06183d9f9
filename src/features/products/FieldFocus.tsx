import { useFieldFocus } from './useFieldFocus';

/** Moves the focus to the field that the address names; stands behind the last field, so that all are there. */
export function FieldFocus() {
  useFieldFocus('product');
  return null;
}
