import type { CatalogRecord } from '#server/records/catalogs';
import type { AssumptionRecord, ColumnMappingRecord, ImportPlanRecord } from '#server/records/imports';
import { UTC } from '#server/records/timeZone';
import { isDateField } from '../mapping/dateOrder';
import { AMOUNTS, isTranslatableTarget } from '../mapping/targets';
import { IMAGE_TARGETS } from '../mapping/unsaidColumns';
import type { OpenedProducts } from '../openProducts';

/** Columns that are named for each. */
const NAMED = 5;

const IMAGES: readonly string[] = IMAGE_TARGETS;

const AMOUNTS_WITHOUT_CURRENCY: readonly string[] = AMOUNTS;

/** Returns what an import takes for granted because neither the file nor the mapping says it. */
export function listAssumptions(
  { dateOrder, unsaidColumns }: Pick<OpenedProducts, 'dateOrder' | 'unsaidColumns'>,
  { mapping }: Pick<ImportPlanRecord, 'mapping'>,
  { currencies, defaultLocale, imageBaseUrl, shopUrl, timeZone = UTC }: CatalogRecord,
): AssumptionRecord[] {
  const targets = new Set(mapping.map(({ target }) => target));
  const columnsOf = (where: (target: string, entry: ColumnMappingRecord) => boolean) =>
    mapping.filter((entry) => entry.target !== null && where(entry.target, entry)).map(({ source }) => source);
  const assume = (kind: AssumptionRecord['kind'], value: string | null, columns: readonly string[]) =>
    columns.length > 0 ? [{ kind, value, columns: columns.slice(0, NAMED) }] : [];
  const unsaidOf = (where: (target: string) => boolean) =>
    columnsOf(where).filter((column) => unsaidColumns.has(column));
  const units = new Map<string, string[]>();
  for (const { source, target, transforms } of mapping) {
    const unit = transforms.find(({ type }) => type === 'UNIT')?.argument;
    if (target !== null && unit) units.set(unit, [...(units.get(unit) ?? []), source]);
  }
  return [
    ...(targets.has('currency')
      ? []
      : assume(
          'CURRENCY',
          currencies[0] ?? 'USD',
          unsaidOf((target) => AMOUNTS_WITHOUT_CURRENCY.includes(target)),
        )),
    ...(targets.has('locale')
      ? []
      : assume(
          'LANGUAGE',
          defaultLocale,
          columnsOf(
            (target, { locale }) => locale === undefined && isTranslatableTarget(target) && !target.includes(':'),
          ),
        )),
    ...assume(
      'IMAGE_BASE_URL',
      imageBaseUrl ?? shopUrl ?? null,
      unsaidOf((target) => IMAGES.includes(target)),
    ),
    ...(dateOrder ? assume('DATE_ORDER', dateOrder, columnsOf(isDateField)) : []),
    ...assume('TIME_ZONE', timeZone, unsaidOf(isDateField)),
    ...[...units].flatMap(([unit, columns]) => assume('UNIT', unit, columns)),
  ];
}
