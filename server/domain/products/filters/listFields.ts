import { getLabel, isChannelSpecific, type LocalizedTextRecord } from '#server/records/attributes';
import { labelValue } from '#server/records/labelValue';
import { getUnits } from '#server/records/units';
import { getCatalog } from '../../catalogs/catalogList';
import { getChannels } from '../../definitions/storedChannels';
import { getFamilies } from '../../definitions/storedFamilies';
import { listKnownCodes } from '../readAttribute';
import { getDeletedDefinitions, listKnownDefinitions } from '../../validation/definedRules';
import { ATTRIBUTE_FIELDS, ATTRIBUTE_PREFIX, toFieldType } from './fields';
import { can } from '../../auth/abilities';
import type { DomainContext } from '../../context';
import type { CatalogRecord } from '#server/records/catalogs';
import type { FieldRequest } from './fieldSources';
import { FIELD_NAMES } from './fieldNames';
import type { FilterFieldRecord, FilterOptionRecord } from './filterFieldRecord';
import { DELETED_OPERATORS, getOperators } from './operators';
import { FIELDS_OF_RULES } from './ruleFields';
import { SYSTEM_FIELDS } from './systemFields';

/** Options of a field that are listed. A catalog can have thousands of jobs. */
const MAX_OPTIONS = 200;

const OWNERS = ['CATEGORY', 'CHANNEL'] as const;

type Reads = FieldRequest['ctx'] & Pick<DomainContext, 'user'>;

const listSystemFields = async (request: { ctx: Reads; catalog: CatalogRecord }): Promise<FilterFieldRecord[]> => {
  const { ctx } = request;
  const canReadJobs = can(ctx.user, 'read', 'Job');
  const family = new Map((await getFamilies(ctx.store)).map(({ code, labels }) => [code, labels]));
  const channel = new Map((await getChannels(ctx.store)).map(({ id, labels }) => [id, labels]));
  const attribute = new Map((await listKnownDefinitions(ctx.store)).map(({ code, labels }) => [code, labels]));
  const labelsOf: Readonly<Record<string, ReadonlyMap<string, LocalizedTextRecord[]>>> = { family, channel, attribute };
  const fields = Object.entries(SYSTEM_FIELDS).filter(([, { isOfJobs }]) => !isOfJobs || canReadJobs);
  return Promise.all(
    fields.map(
      async ([
        name,
        { type, isAlways = false, has = [], getOptions, isOpen = false, isOfJobs = false, readVariant },
      ]): Promise<FilterFieldRecord> => {
        const options = ((await getOptions?.(request)) ?? []).slice(0, MAX_OPTIONS);
        const toOption = (value: string): FilterOptionRecord => {
          const labels = labelsOf[name]?.get(value);
          return { value, label: labels?.length ? labelValue(labels) : value };
        };
        return {
          name,
          label: FIELD_NAMES[name] ?? name,
          type,
          operators: getOperators(type, isAlways),
          options: options.map(toOption),
          hasOptions: getOptions !== undefined && !isOpen,
          units: [],
          hasLocale: has.includes('locale'),
          hasChannel: has.includes('channel'),
          hasCurrency: has.includes('currency'),
          hasVariants: readVariant !== undefined,
          isOfVariants: false,
          rulesOf: OWNERS.filter((owner) => FIELDS_OF_RULES[owner].has(name)),
          isDeleted: false,
          isOfJobs,
        };
      },
    ),
  );
};

const compareLabels = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Returns what products of the catalog can be filtered by: the fields of every product, then the attributes that are
 * defined or in use, and those whose definition was deleted. Fields of jobs only for users who can read jobs. Throws NOT_FOUND.
 */
export async function listFilterFields(ctx: Reads, catalogId: string): Promise<FilterFieldRecord[]> {
  const catalog = await getCatalog(ctx, catalogId);
  const definitions = new Map((await listKnownDefinitions(ctx.store)).map((one) => [one.code, one]));
  const known = await listKnownCodes(ctx.store, catalogId);
  const deleted = await getDeletedDefinitions(ctx.store);
  const ofVariants = new Set([
    ...(await ctx.store.products.variantAttributes(catalogId)).keys(),
    ...(await getFamilies(ctx.store)).flatMap(({ variantAxes }) => variantAxes),
  ]);

  const toField = (code: string, name: string): FilterFieldRecord => {
    const definition = definitions.get(code);
    const labels = (definition ?? deleted.get(code))?.labels;
    const type = toFieldType(definition?.type ?? 'TEXT');
    const units = getUnits(definition?.unitFamily ?? null);
    return {
      name,
      label: labels ? labelValue(labels) : code,
      type,
      operators: !deleted.has(code) ? getOperators(type, false) : known.has(code) ? [...DELETED_OPERATORS] : [],
      options: (definition?.options ?? []).map(({ code: value, labels }) => ({ value, label: labelValue(labels) })),
      hasOptions: type === 'CHOICE',
      units,
      hasLocale: definition?.isLocalizable ?? true,
      hasChannel: definition ? isChannelSpecific(definition) : true,
      hasCurrency: false,
      hasVariants: true,
      isOfVariants: ofVariants.has(code),
      rulesOf: definition ? [...OWNERS] : [],
      isDeleted: deleted.has(code),
      isOfJobs: false,
    };
  };

  const fields = new Set<string>([...ATTRIBUTE_FIELDS, 'media']);
  const nameOf = (code: string) => {
    const definition = definitions.get(code);
    return definition ? getLabel(definition.labels) : code;
  };
  const attributes = [...new Set([...known, ...deleted.keys()])].filter((code) => !fields.has(code));
  return [
    ...ATTRIBUTE_FIELDS.map((code) => toField(code, code)),
    ...(await listSystemFields({ ctx, catalog })),
    ...attributes
      .sort((a, b) => compareLabels(nameOf(a), nameOf(b)) || (a < b ? -1 : 1))
      .map((code) => toField(code, ATTRIBUTE_PREFIX + code)),
  ];
}
