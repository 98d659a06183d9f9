import { say, type Sentence } from '../../records/sentence';
import type { ViewRecord, ViewSettingsRecord } from '../../records/views';
import type { UpdateViewInput, ViewFilterInput, ViewSettingsInput } from '../../types.generated';
import { toComposed } from '../../records/composedText';
import { assertNoFieldErrors } from '../errors';
import { DATA_AREA_PAGES } from '../lists/paging';
import { VIEWED_LISTS } from './viewedLists';

/** What users can edit. */
export type ViewFields = Pick<ViewRecord, 'name' | 'sharedWith' | 'settings'>;

const MAX_NAME = 60;
const MAX_VALUE = 10_000;
const MAX_COLUMNS = 60;
const MIN_WIDTH = 40;
const MAX_WIDTH = 1000;

const ATTRIBUTE_SORT = /^attribute:./;

type Faults = Record<string, Sentence>;

/** What is common to a view and those beside it. */
type Place = Pick<ViewRecord, 'list' | 'catalogId'>;

const findFilterFault = ({ list }: Place, { name, value }: ViewFilterInput): Sentence | null => {
  const { filters } = VIEWED_LISTS[list];
  const kind = Object.hasOwn(filters, name) ? filters[name] : undefined;
  if (!kind) return say`The list has no filter ${name}. It has ${Object.keys(filters).join(', ')}.`;
  if (value.length > MAX_VALUE) return say`Use ${MAX_VALUE} characters or fewer.`;
  if (kind.values && !kind.values.includes(value))
    return say`The filter ${name} can’t be ${value}. It can be ${kind.values.join(', ')}.`;
  if (kind.isValid?.(value) === false) return say`The filter ${name} can’t be ${value}.`;
  return kind.findFault?.(value) ?? null;
};

const findFilterFaults = (place: Place, filters: readonly ViewFilterInput[]): Faults => {
  const faults: Faults = {};
  filters.forEach((filter, index) => {
    const isRepeated = filters.findIndex(({ name }) => name === filter.name) < index;
    const fault = isRepeated ? say`The filter ${filter.name} is already in the list.` : findFilterFault(place, filter);
    if (fault) faults[`settings.filters[${index}]`] = fault;
  });
  return faults;
};

const findColumnFaults = (columns: NonNullable<ViewSettingsRecord['columns']>): Faults => {
  const faults: Faults = {};
  if (columns.length > MAX_COLUMNS) faults['settings.columns'] = say`Use ${MAX_COLUMNS} columns or fewer.`;
  columns.forEach(({ id, width }, index) => {
    const field = `settings.columns[${index}]`;
    if (columns.findIndex((column) => column.id === id) < index)
      faults[field] = say`The column ${id} is already in the list.`;
    if (width !== null && (width < MIN_WIDTH || width > MAX_WIDTH))
      faults[field] = say`The width must be between ${MIN_WIDTH} and ${MAX_WIDTH} pixels.`;
  });
  return faults;
};

const findSettingsFaults = (place: Place, { filters, columns, sort, locale, channel, perPage }: ViewSettingsRecord) => {
  const { sorts } = VIEWED_LISTS[place.list];
  const isProducts = place.list === 'PRODUCTS';
  const isSort = sort === null || sorts.includes(sort) || (isProducts && ATTRIBUTE_SORT.test(sort));
  const isScoped = locale !== null || channel !== null;
  return {
    ...findFilterFaults(place, filters),
    ...findColumnFaults(columns ?? []),
    ...(!isSort && { 'settings.sort': say`The list can’t be sorted by ${sort}.` }),
    ...(isScoped && !isProducts && { 'settings.locale': say`Only lists of products have a language and a channel.` }),
    ...(perPage !== null && !DATA_AREA_PAGES.isAllowed(perPage) && { 'settings.perPage': DATA_AREA_PAGES.refusal }),
  };
};

/** Returns the settings of an input. Filters without a value are left out. */
const toSettings = ({ filters, columns, ...input }: ViewSettingsInput): ViewSettingsRecord => ({
  filters: (filters ?? []).filter(({ value }) => value.trim() !== ''),
  columns: columns?.map(({ id, width }) => ({ id, width: width ?? null })) ?? null,
  sort: input.sort || null,
  direction: input.direction ?? null,
  locale: input.locale || null,
  channel: input.channel || null,
  rowHeight: input.rowHeight ?? null,
  perPage: input.perPage ?? null,
});

/** Returns the former fields with the given changes. Throws INVALID with a message for each invalid field. */
export function toViewFields(
  place: Place,
  input: Pick<UpdateViewInput, 'name' | 'sharedWith' | 'settings'>,
  former: ViewFields,
): ViewFields {
  const name = input.name?.trim() ?? former.name;
  const settings = input.settings ? toSettings(toComposed(input.settings)) : former.settings;
  assertNoFieldErrors({
    ...(name === '' && { name: say`Enter a name.` }),
    ...(name.length > MAX_NAME && { name: say`Use ${MAX_NAME} characters or fewer.` }),
    ...(input.settings && findSettingsFaults(place, settings)),
  });
  return {
    name: toComposed(name),
    sharedWith: input.sharedWith === undefined ? former.sharedWith : input.sharedWith,
    settings,
  };
}
