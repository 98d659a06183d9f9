import { createContext, useContext } from 'react';
import { defaultTablePreferences, type Density, type Preferences, type TablePreferences } from './preferences';

/** The preferences and a function to change them. */
export interface PreferencesAccess {
  preferences: Preferences;
  /** Changes some preferences and stores them in this browser. */
  setPreferences: (changes: Partial<Preferences>) => void;
}

/** Provided by `PreferencesProvider`. */
export const PreferencesContext = createContext<PreferencesAccess | null>(null);

/** The preferences of this browser. Throws outside of `PreferencesProvider`. */
export function usePreferences(): PreferencesAccess {
  const access = useContext(PreferencesContext);
  if (!access) throw new Error('usePreferences must be used within PreferencesProvider.');
  return access;
}

/** The effective preferences for one table. */
export interface ShownTablePreferences extends TablePreferences {
  density: Density;
}

/** The effective preferences for one table, and a function to change them for this table. */
export type TablePreferencesAccess = [ShownTablePreferences, (changes: Partial<TablePreferences>) => void];

/**
 * The effective preferences for one table, its own or the app-wide ones, and a function to change them for this table.
 */
export function useTablePreferences(id: string): TablePreferencesAccess {
  const { preferences, setPreferences } = usePreferences();
  const table = preferences.tables[id] ?? defaultTablePreferences;
  const change = (changes: Partial<TablePreferences>) =>
    setPreferences({ tables: { ...preferences.tables, [id]: { ...table, ...changes } } });
  return [{ ...table, density: table.density ?? preferences.density }, change];
}
