import { getLabel, isChannelSpecific } from '#server/records/attributes';
import { labelValue } from '#server/records/labelValue';
import { getUnits } from '#server/records/units';
import { getCatalog } from '../../catalogs/catalogList';
import { getFamilies } from '../../definitions/storedFamilies';
import { listKnownCodes } from '../readAttribute';
import { listKnownDefinitions } from '../../validation/definedRules';
import { ATTRIBUTE_FIELDS, ATTRIBUTE_PREFIX, toFieldType } from './fields';
import type { FieldRequest } from './fieldSources';
import { FIELD_NAMES } from './fieldNames';
import type { FilterFieldRecord, FilterOptionRecord } from './filterFieldRecord';
import { getOperators } from './operators';
import { RULE_FIELDS } from './ruleFields';
import { SYSTEM_FIELDS } from './systemFields';

const listSystemFields = async (request: Pick<FieldRequest, 'ctx' | 'catalog'>): Promise<FilterFieldRecord[]> => {
  const families = new Map((await getFamilies(request.ctx.store)).map(({ code, labels }) => [code, labels]));
  return Promise.all(
    Object.entries(SYSTEM_FIELDS).map(
      async ([name, { type, isAlways = false, has = [], getOptions, readVariant }]): Promise<FilterFieldRecord> => {
        const options = (await getOptions?.(request)) ?? [];
        const toOption = (value: string): FilterOptionRecord => {
          const labels = name === 'family' ? families.get(value) : undefined;
          return { value, label: labels ? labelValue(labels) : value };
        };
        return {
          name,
          label: FIELD_NAMES[name] ?? name,
          type,
          operators: getOperators(type, isAlways),
          options: options.map(toOption),
          units: [],
          hasLocale: has.includes('locale'),
          hasChannel: has.includes('channel'),
          hasCurrency: has.includes('currency'),
          hasVariants: readVariant !== undefined,
          isForRules: RULE_FIELDS.has(name),
        };
      },
    ),
  );
};

const compareLabels = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Returns what products of the catalog can be filtered by: the fields of every product, then the attributes that are
 * defined or in use. Throws NOT_FOUND.
 */
export async function listFilterFields(ctx: FieldRequest['ctx'], catalogId: string): Promise<FilterFieldRecord[]> {
  const catalog = await getCatalog(ctx, catalogId);
  const definitions = new Map((await listKnownDefinitions(ctx.store)).map((one) => [one.code, one]));
  const known = await listKnownCodes(ctx.store, catalogId);

  const toField = (code: string, name: string): FilterFieldRecord => {
    const definition = definitions.get(code);
    const type = toFieldType(definition?.type ?? 'TEXT');
    const units = getUnits(definition?.unitFamily ?? null);
    return {
      name,
      label: definition ? labelValue(definition.labels) : code,
      type,
      operators: getOperators(type, false),
      options: (definition?.options ?? []).map(({ code: value, labels }) => ({ value, label: labelValue(labels) })),
      units,
      hasLocale: definition?.isLocalizable ?? true,
      hasChannel: definition ? isChannelSpecific(definition) : true,
      hasCurrency: false,
      hasVariants: true,
      isForRules: definition !== undefined,
    };
  };

  const fields = new Set<string>([...ATTRIBUTE_FIELDS, 'media']);
  const nameOf = (code: string) => {
    const definition = definitions.get(code);
    return definition ? getLabel(definition.labels) : code;
  };
  const attributes = [...known].filter((code) => !fields.has(code));
  return [
    ...ATTRIBUTE_FIELDS.map((code) => toField(code, code)),
    ...(await listSystemFields({ ctx, catalog })),
    ...attributes
      .sort((a, b) => compareLabels(nameOf(a), nameOf(b)) || (a < b ? -1 : 1))
      .map((code) => toField(code, ATTRIBUTE_PREFIX + code)),
  ];
}
