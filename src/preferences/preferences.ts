import { isObject } from '#lib/isObject';
import { defaultLayout, layoutChoices, parseLayout, type LayoutChoices, type LayoutPreferences } from './layout';

/** Color theme: the system setting, or always light or dark. */
export type ThemeChoice = LayoutChoices['theme'];

/** Writing direction of the page. */
export type Direction = LayoutChoices['direction'];

/** Height of table rows and the spacing between elements. */
export type Density = LayoutChoices['density'];

const localeChoices = ['system', 'en', 'de', 'fr', 'pt', 'pseudo'] as const;

/** Language of the app: the browser’s language or a fixed one. `pseudo` is the pseudo language for tests. */
export type LocaleChoice = (typeof localeChoices)[number];

/** A column that a table shows. */
export interface TableColumn {
  id: string;
  /** In pixels; null for that of the table. */
  width: number | null;
}

/** The user’s preferences for one table. */
export interface TablePreferences {
  /** null until set for this table; then the app-wide density applies. */
  density: Density | null;
  /** The shown columns in their order; null until set, in which case those of the table are shown. */
  columns: readonly TableColumn[] | null;
}

/** The user’s preferences that this browser stores. */
export interface Preferences extends LayoutPreferences {
  locale: LocaleChoice;
  /** ID of the current catalog. */
  selectedCatalog: string | null;
  /** Groups of the main menu that show their current entry only. */
  foldedGroups: readonly string[];
  /** Whether the home page has the charts of the shop. */
  hasCharts: boolean;
  /** By table id. */
  tables: Readonly<Record<string, TablePreferences>>;
}

/** Key in local storage. index.html also reads it, to paint the right background immediately. */
export const preferencesKey = 'preferences';

/** The default preferences. */
export const defaultPreferences: Preferences = {
  ...defaultLayout,
  locale: 'system',
  selectedCatalog: null,
  // The catalog’s own group stays in view without them.
  foldedGroups: ['apps', 'pages'],
  hasCharts: true,
  tables: {},
};

/** The default preferences of a table. */
export const defaultTablePreferences: TablePreferences = { density: null, columns: null };

const parseTexts = (value: unknown) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : null);

const parseColumn = (value: unknown): TableColumn[] =>
  isObject(value) && typeof value.id === 'string'
    ? [{ id: value.id, width: typeof value.width === 'number' ? value.width : null }]
    : [];

function parseTable(value: unknown): TablePreferences {
  if (!isObject(value)) return defaultTablePreferences;
  return {
    density: layoutChoices.density.find((choice) => choice === value.density) ?? null,
    columns: Array.isArray(value.columns) ? value.columns.flatMap(parseColumn) : null,
  };
}

/** Parses preferences from stored JSON. Missing or invalid values get their defaults. */
export function parsePreferences(value: unknown): Preferences {
  const stored = isObject(value) ? value : {};
  const tables = isObject(stored.tables) ? stored.tables : {};
  return {
    ...parseLayout(stored),
    locale: localeChoices.find((choice) => choice === stored.locale) ?? 'system',
    selectedCatalog: typeof stored.selectedCatalog === 'string' ? stored.selectedCatalog : null,
    foldedGroups: parseTexts(stored.foldedGroups) ?? defaultPreferences.foldedGroups,
    hasCharts: stored.hasCharts !== false,
    tables: Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, parseTable(table)])),
  };
}
