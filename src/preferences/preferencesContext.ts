import { createContext, useContext } from 'react';
import { defaultTablePreferences, type Preferences, type TablePreferences } from './preferences';

/** The preferences and how to change them. */
export interface PreferencesAccess {
  preferences: Preferences;
  /** Changes some of them and remembers them in this browser. */
  setPreferences(changes: Partial<Preferences>): void;
}

/** Filled by `PreferencesProvider`. */
export const PreferencesContext = createContext<PreferencesAccess | null>(null);

/** The preferences of this browser. Throws outside `PreferencesProvider`. */
export function usePreferences(): PreferencesAccess {
  const access = useContext(PreferencesContext);
  if (!access) throw new Error('usePreferences stands outside PreferencesProvider.');
  return access;
}

/** What was chosen for one table, and how to change it. */
export function useTablePreferences(id: string): [TablePreferences, (changes: Partial<TablePreferences>) => void] {
  const { preferences, setPreferences } = usePreferences();
  const table = preferences.tables[id] ?? defaultTablePreferences;
  return [table, (changes) => setPreferences({ tables: { ...preferences.tables, [id]: { ...table, ...changes } } })];
}
