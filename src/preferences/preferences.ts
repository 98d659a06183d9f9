import { isObject } from '../lib/isObject';
import { defaultLayout, layoutChoices, parseLayout, type LayoutChoices, type LayoutPreferences } from './layout';

/** Colours: as the system says, or always the same. */
export type ThemeChoice = LayoutChoices['theme'];

/** Writing direction of the page. */
export type Direction = LayoutChoices['direction'];

/** Height of table rows, and the room between things. */
export type Density = LayoutChoices['density'];

const localeChoices = ['system', 'en', 'de', 'fr', 'pt', 'pseudo'] as const;

/** Language of the app: as the browser says, or always the same; `pseudo` is the made-up one for tests. */
export type LocaleChoice = (typeof localeChoices)[number];

/** What a person chose for one table. */
export interface TablePreferences {
  /** null until the person chose for this table (then that of the whole app counts). */
  density: Density | null;
  /** Ids of columns that are not shown; null until the person chose (then the table's own defaults count). */
  hiddenColumns: readonly string[] | null;
}

/** What this browser remembers of how somebody likes to work. */
export interface Preferences extends LayoutPreferences {
  locale: LocaleChoice;
  /** Id of the catalog one works in. */
  selectedCatalog: string | null;
  /** By table id. */
  tables: Readonly<Record<string, TablePreferences>>;
}

/** Key in local storage; index.html reads it too, to paint the right background at once. */
export const preferencesKey = 'preferences';

/** What counts until somebody chooses. */
export const defaultPreferences: Preferences = {
  ...defaultLayout,
  locale: 'system',
  selectedCatalog: null,
  tables: {},
};

/** What counts for a table until somebody chooses. */
export const defaultTablePreferences: TablePreferences = { density: null, hiddenColumns: null };

function parseTable(value: unknown): TablePreferences {
  if (!isObject(value)) return defaultTablePreferences;
  const { density, hiddenColumns } = value;
  return {
    density: layoutChoices.density.find((choice) => choice === density) ?? null,
    hiddenColumns: Array.isArray(hiddenColumns) ? hiddenColumns.filter((id) => typeof id === 'string') : null,
  };
}

/** Preferences from stored JSON: whatever is missing or not understood takes its default. */
export function parsePreferences(value: unknown): Preferences {
  const stored = isObject(value) ? value : {};
  const tables = isObject(stored.tables) ? stored.tables : {};
  return {
    ...parseLayout(stored),
    locale: localeChoices.find((choice) => choice === stored.locale) ?? 'system',
    selectedCatalog: typeof stored.selectedCatalog === 'string' ? stored.selectedCatalog : null,
    tables: Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, parseTable(table)])),
  };
}
