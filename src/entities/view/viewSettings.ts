import type { SortDirection, ViewSettingsInput } from '#graphql/types.generated';
import type { TablePreferences } from '#preferences/preferences';
import { readUrlState, writeUrlState } from '#routing/useUrlState';
import { layoutParams } from '#ui/table/listLayout';
import type { ViewableList } from './viewableList';
import type { ViewPartsFragment } from './Views.generated';

/** The parameters that a view has besides the filters. */
const others = ['sort', 'direction', 'locale', 'channel', 'perPage'] as const;

/** Returns the settings that the URL of a list and its layout have. What is as usual is null. */
export function readSettings(
  { params, filters }: ViewableList,
  search: URLSearchParams,
  { columns, density }: TablePreferences,
): ViewSettingsInput {
  const state: Readonly<Record<string, unknown>> = readUrlState(params, search);
  const getText = (name: string) => {
    const param = params[name];
    if (!param) return null;
    const text = param.format(state[name]);
    return text === param.format(param.initial) ? null : text;
  };
  const [sort, direction, locale, channel, perPage] = others.map(getText);
  return {
    filters: filters.flatMap((name) => {
      const value = getText(name);
      return value === null ? [] : [{ name, value }];
    }),
    columns: columns && columns.map(({ id, width }) => ({ id, width })),
    sort: sort ?? null,
    direction: (direction ?? null) as SortDirection | null,
    locale: locale ?? null,
    channel: channel ?? null,
    rowHeight: density && (density === 'compact' ? 'COMPACT' : 'COMFORTABLE'),
    perPage: perPage ? Number(perPage) : null,
  };
}

/** Returns the search of the list’s URL in which the view is open, as it is saved. */
export function toViewSearch({ params, filters }: ViewableList, { id, settings }: ViewPartsFragment): URLSearchParams {
  const search = new URLSearchParams({ view: id });
  const values = [
    ...settings.filters.filter(({ name }) => filters.includes(name)),
    ...others.map((name) => ({ name, value: settings[name] })),
  ];
  for (const { name, value } of values) if (name in params && value !== null) search.set(name, String(value));
  return writeUrlState(layoutParams, search, {
    columns: settings.columns,
    density: settings.rowHeight && (settings.rowHeight === 'COMPACT' ? 'compact' : 'comfortable'),
  });
}

/** Returns the settings of a URL in which a view is open. */
function readOpenSettings(list: ViewableList, search: URLSearchParams): ViewSettingsInput {
  return readSettings(list, search, readUrlState(layoutParams, search));
}

/** Whether the settings are those of the view as it is saved. */
export function isAsSaved(list: ViewableList, view: ViewPartsFragment, settings: ViewSettingsInput): boolean {
  return JSON.stringify(readOpenSettings(list, toViewSearch(list, view))) === JSON.stringify(settings);
}
