import { layoutChoices } from '#preferences/layout';
import {
  defaultTablePreferences,
  type Preferences,
  type TableColumn,
  type TablePreferences,
} from '#preferences/preferences';
import { usePreferences, useTablePreferences, type TablePreferencesAccess } from '#preferences/preferencesContext';
import { urlChoice, urlText, type UrlParam } from '#routing/urlParams';
import { readUrlState, useUrlState, type UrlStateOf } from '#routing/useUrlState';

/** Columns in their order, those with a width of their own as `PRICE~120`. IDs have none of these characters. */
const urlColumns: UrlParam<readonly TableColumn[] | null> = {
  initial: null,
  parse: (text) =>
    text.split(',').map((part) => {
      const [id = '', width] = part.split('~');
      return { id, width: Number(width) || null };
    }),
  format: (columns) => columns?.map(({ id, width }) => (width ? `${id}~${width}` : id)).join(',') ?? '',
};

/** The value of `view` for the list without a view, where it would open with one. */
export const noView = 'all';

/** The parameters of a list that has views: the open view, and the columns and the row height that it shows. */
export const layoutParams = { view: urlText(), columns: urlColumns, density: urlChoice(layoutChoices.density) };

const hasView = ({ view }: Pick<UrlStateOf<typeof layoutParams>, 'view'>) => view !== '' && view !== noView;

/** Returns the columns and the row height of a list: those in its URL if a view is open, or else the user’s own. */
export function readListLayout(id: string, search: URLSearchParams, preferences: Preferences): TablePreferences {
  const state = readUrlState(layoutParams, search);
  return hasView(state) ? state : (preferences.tables[id] ?? defaultTablePreferences);
}

/** The columns and the row height of a list, see `readListLayout`, and a function to change them. */
export function useListLayout(id: string): TablePreferencesAccess {
  const { preferences } = usePreferences();
  const own = useTablePreferences(id);
  const [state, setState] = useUrlState(layoutParams);
  if (!hasView(state)) return own;
  return [{ columns: state.columns, density: state.density ?? preferences.density }, setState];
}
