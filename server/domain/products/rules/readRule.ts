import type { ProductScanFilter } from '#server/db/store';
import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import { say, type Sentence } from '#server/records/sentence';
import type { FilterGroup } from '#shared/filterText';
import { parseFilterText } from '#shared/parseFilterText';
import type { DomainContext } from '../../context';
import { ATTRIBUTE_PREFIX } from '../filters/fields';
import { RULE_FIELDS } from '../filters/ruleFields';
import { toScanFilter } from '../filters/toScanFilter';
import { toCode } from '../../productValues/values';
import { nearestText, withNearest } from '../../texts/nearestText';
import { listKnownDefinitions } from '../../validation/definedRules';

const MAX_CHARACTERS = 10_000;

/** No condition of a rule depends on the time. */
const NO_TIME = () => new Date(0);

const invalid = (message: Sentence) => new DomainError('INVALID', message, { where: message });

const listConditions = ({ conditions, and, or, not }: FilterGroup): NonNullable<FilterGroup['conditions']> => [
  ...(conditions ?? []),
  ...[...(and ?? []), ...(or ?? []), ...(not ? [not] : [])].flatMap(listConditions),
];

/** Throws INVALID for a field that a rule can't have, and for an attribute without a definition. */
const assertFields = (filter: FilterGroup, codes: ReadonlySet<string>) => {
  for (const { field, operator } of listConditions(filter)) {
    if (operator === 'LAST_DAYS') throw invalid(say`A rule can’t use LAST_DAYS, because time passes without an edit.`);
    if (field.startsWith(ATTRIBUTE_PREFIX)) {
      const code = toCode(field.slice(ATTRIBUTE_PREFIX.length));
      const message = say`No attribute with the code ${code} is defined.`;
      if (!codes.has(code)) throw invalid(withNearest(message, nearestText(code, [...codes])));
    } else if (!RULE_FIELDS.has(field)) {
      throw invalid(
        say`A rule can’t use the field ${field}. It can use attributes, and ${{ list: [...RULE_FIELDS] }}.`,
      );
    }
  }
};

/**
 * Returns the conditions of a rule as the index evaluates them. Throws INVALID for a text that is none, for what a rule
 * can't ask for, and for what it names in vain, for example a deleted attribute.
 */
export async function readRule(
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  where: string,
): Promise<ProductScanFilter> {
  if (where.length > MAX_CHARACTERS) throw invalid(say`Use ${{ grouped: MAX_CHARACTERS }} characters or fewer.`);
  const parsed = parseFilterText(where);
  if ('error' in parsed) throw invalid(say`The conditions can’t be read at character ${parsed.error.position + 1}.`);
  if (listConditions(parsed.filter).length === 0) throw invalid(say`Add at least one condition.`);
  const codes = new Set((await listKnownDefinitions(store)).map(({ code }) => code));
  assertFields(parsed.filter, codes);
  return { ...(await toScanFilter({ store, now: NO_TIME }, catalog, parsed.filter)), isOwnPrice: true };
}
