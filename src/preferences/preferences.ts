import { isObject } from '../lib/isObject';

/** Colours: as the system says, or always the same. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Writing direction of the page. */
export type Direction = 'ltr' | 'rtl';

/** Height of table rows. */
export type Density = 'comfortable' | 'compact';

/** What a person chose for one table. */
export interface TablePreferences {
  density: Density;
  /** Ids of columns that are not shown; null until the person chose (then the table's own defaults count). */
  hiddenColumns: readonly string[] | null;
}

/** What this browser remembers of how somebody likes to work. */
export interface Preferences {
  theme: ThemeChoice;
  direction: Direction;
  isMenuCollapsed: boolean;
  /** Id of the catalog one works in. */
  selectedCatalog: string | null;
  /** By table id. */
  tables: Readonly<Record<string, TablePreferences>>;
}

/** Key in local storage; index.html reads it too, to paint the right background at once. */
export const preferencesKey = 'preferences';

/** What counts until somebody chooses. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  direction: 'ltr',
  isMenuCollapsed: false,
  selectedCatalog: null,
  tables: {},
};

/** What counts for a table until somebody chooses. */
export const defaultTablePreferences: TablePreferences = { density: 'comfortable', hiddenColumns: null };

const oneOf = <Choice extends string>(value: unknown, choices: readonly Choice[], otherwise: Choice): Choice =>
  choices.find((choice) => choice === value) ?? otherwise;

function parseTable(value: unknown): TablePreferences {
  if (!isObject(value)) return defaultTablePreferences;
  const { density, hiddenColumns } = value;
  return {
    density: oneOf(density, ['comfortable', 'compact'], 'comfortable'),
    hiddenColumns: Array.isArray(hiddenColumns) ? hiddenColumns.filter((id) => typeof id === 'string') : null,
  };
}

/** Preferences from stored JSON: whatever is missing or not understood takes its default. */
export function parsePreferences(value: unknown): Preferences {
  if (!isObject(value)) return defaultPreferences;
  const tables = isObject(value.tables) ? value.tables : {};
  return {
    theme: oneOf(value.theme, ['system', 'light', 'dark'], 'system'),
    direction: oneOf(value.direction, ['ltr', 'rtl'], 'ltr'),
    isMenuCollapsed: value.isMenuCollapsed === true,
    selectedCatalog: typeof value.selectedCatalog === 'string' ? value.selectedCatalog : null,
    tables: Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, parseTable(table)])),
  };
}
