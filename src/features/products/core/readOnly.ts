import { createContext, use } from 'react';

/** Whether the fields of a product's form can be read only, also those in its drawers. */
export const ReadOnlyContext = createContext(false);

/** Returns whether the fields of the form can be read only. Controls that only edit are left out then. */
export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}
