import { createContext, useContext } from 'react';
import { defaultTablePreferences, type Density, type Preferences, type TablePreferences } from './preferences';

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

/** What counts for one table. */
export interface ShownTablePreferences extends TablePreferences {
  density: Density;
}

/** What counts for one table, as chosen for it or for all, and how to change it for this one. */
export function useTablePreferences(id: string): [ShownTablePreferences, (changes: Partial<TablePreferences>) => void] {
  const { preferences, setPreferences } = usePreferences();
  const table = preferences.tables[id] ?? defaultTablePreferences;
  const change = (changes: Partial<TablePreferences>) =>
    setPreferences({ tables: { ...preferences.tables, [id]: { ...table, ...changes } } });
  return [{ ...table, density: table.density ?? preferences.density }, change];
}
