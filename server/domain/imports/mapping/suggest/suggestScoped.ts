import { headerKey } from '#server/records/headerKey';
import type { Layout } from '../../layout';
import { suggest, type ColumnSuggestion } from './columnFields';
import { findColumnScopes, type CatalogLanguages, type ColumnScope } from '../columnScopes';
import { isPriceHeader } from '../currencyColumns';
import { isRepeatable, matchHeader } from '../headers/headerMatch';
import { getSampleValues, isEmptyColumn, type TableSample } from '../tableSample';
import { ATTRIBUTE, IMAGE_ALTS, isPriceTarget, isTranslatableTarget, readAttributeHeader } from '../targets';
import { suggestTransforms } from './valueTransforms';

/** The field that a header means in the layout, or by common usage; null for attributes. */
const getField = ({ targets }: Layout, header: string): string | null => {
  if (readAttributeHeader(header) !== null) return null;
  const key = headerKey(header);
  const known = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (known !== undefined) return (typeof known === 'object' ? known?.target : known) ?? '';
  const [match] = matchHeader(header);
  return match && match.fit !== 'SIMILAR' ? match.target : null;
};

/** The languages and channels that the headers of a file name, by column. */
export function findScopes(
  layout: Layout,
  columns: readonly string[],
  catalog: CatalogLanguages,
): (ColumnScope | null)[] {
  return findColumnScopes(columns, catalog, {
    getField: (header) => getField(layout, header),
    isPrice: (header) => isPriceHeader(layout, header),
    readLanguageHeader: layout.readLanguageHeader,
    namesChannels: layout.code === 'AKENEO' || layout.code === 'UNOPIM',
  });
}

/** Whether the texts of the column are those of the product itself. */
export function isOwnScope({ locale, channel }: ColumnScope): boolean {
  return locale === null && channel === null;
}

/**
 * Suggests targets for columns that name a language or a channel: the field or attribute of the column that has the
 * same header without them, else the field that the header means. `suggestions` are those of the other columns.
 */
export function suggestScoped(
  layout: Layout,
  columns: readonly string[],
  scopes: readonly (ColumnScope | null)[],
  suggestions: readonly ColumnSuggestion[],
  sample: TableSample | null,
): (ColumnSuggestion | null)[] {
  const siblings = new Map<string, string | null>();
  columns.forEach((column, index) => {
    const scope = scopes[index];
    if (!scope || isOwnScope(scope)) siblings.set(headerKey(scope?.rest ?? column), suggestions[index]?.target ?? null);
  });
  const taken = new Set<string>();
  return scopes.map((scope, index) => {
    if (!scope) return null;
    const { rest, locale, channel } = scope;
    // A blank cell of a known layout can clear a text.
    if (layout.code === 'CUSTOM' && sample && isEmptyColumn(sample, index)) return suggest(null, null, 'EMPTY');
    const field = getField(layout, rest);
    if (isOwnScope(scope)) {
      // Another column has the product's own text.
      return field !== null && suggestions[index]?.target?.startsWith(ATTRIBUTE)
        ? suggest(null, null, 'BETTER_COLUMN')
        : null;
    }
    const sibling = siblings.get(headerKey(rest));
    const other = layout.readLanguageHeader && layout.otherTarget(rest);
    const attribute = typeof other === 'string' ? other : ATTRIBUTE + (readAttributeHeader(rest) ?? rest);
    const target = sibling ?? field ?? attribute;
    const key = JSON.stringify([target, locale, channel]);
    const isTaken = taken.has(key) && !isRepeatable(target);
    const isChannelAlt = target === IMAGE_ALTS && channel !== null;
    const canHave = isTranslatableTarget(target) || (isPriceTarget(target) && locale === null);
    if (sibling === null || !canHave || isTaken || isChannelAlt) return suggest(null, null, 'BETTER_COLUMN');
    taken.add(key);
    const transforms = sample ? suggestTransforms(target, rest, getSampleValues(sample, index)).transforms : [];
    return { ...suggest(target, field === null ? 'LIKELY' : 'CERTAIN', 'HEADER'), transforms };
  });
}
