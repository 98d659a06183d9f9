import type { AttributeDefinitionRecord } from '#server/records/attributes';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ChannelRecord } from '#server/records/channels';
import type { FamilyRecord } from '#server/records/families';
import { labelValue } from '#server/records/labelValue';
import { withSystem } from '#server/records/systemAttributes';
import { getSellingChannels, type SellingChannels } from '../../definitions/catalogChannels';
import type { CodeLabels } from '../../productValues/scopeName';
import { createUniqueReader, type UniqueReader } from '../../productValues/uniqueValues';
import { createAttributeRule } from '../attributeRule';
import { createRequirementReader, type RequirementReader } from '../completeness';
import { FAMILY_FIELDS } from './familyFields';
import type { Rule } from '../finding';
import { createReferenceReader, type ReferenceReader } from '../productReferences';

/** What the definitions of attributes and the families ask of products, and what channels are called. */
export interface DefinedRules {
  /** Checks attributes by their definitions, and reports those that the product's family requires. */
  attributeRule: Rule;
  getRequirements: RequirementReader;
  /** Reads the values that name other products. */
  getReferences: ReferenceReader;
  /** Reads the values that must be unique. */
  unique: UniqueReader;
  /** The currencies that channels sell in, by their codes; without those that sell in all of a catalog. */
  soldIn: ReadonlyMap<string, readonly string[]>;
  /** Returns which channels sell in each language of the catalog. */
  getSelling: (catalog: CatalogRecord) => SellingChannels;
  labels: CodeLabels;
}

/** What rules are created from. */
export interface RuleSources {
  definitions: readonly AttributeDefinitionRecord[];
  families: readonly FamilyRecord[];
  channels: readonly ChannelRecord[];
}

const createRequirements = ({ definitions, families }: RuleSources): RequirementReader => {
  const own = new Set(definitions.map(({ code }) => code));
  return families.every(({ attributes }) => attributes.every(({ code }) => own.has(code)))
    ? createRequirementReader(definitions, families)
    : createRequirementReader(withSystem(definitions), families, FAMILY_FIELDS);
};

/** Returns the same channels for the same catalog, which is asked for each of its products. */
const createSellingReader = (channels: readonly ChannelRecord[]) => {
  const known = new WeakMap<CatalogRecord, SellingChannels>();
  return (catalog: CatalogRecord) => {
    const selling = known.get(catalog) ?? getSellingChannels(catalog, channels);
    known.set(catalog, selling);
    return selling;
  };
};

/** Creates the rules of the definitions, families, and channels. */
export function createDefinedRules(sources: RuleSources): DefinedRules {
  const { definitions, families, channels } = sources;
  const getRequirements = createRequirements(sources);
  const getReferences = createReferenceReader(definitions);
  const unique = createUniqueReader(definitions);
  return {
    attributeRule: createAttributeRule(definitions, families, { getRequirements, getReferences, unique }),
    getRequirements,
    getReferences,
    unique,
    soldIn: new Map(channels.flatMap(({ id, currencies }) => (currencies.length ? [[id, currencies] as const] : []))),
    getSelling: createSellingReader(channels),
    labels: {
      channels: new Map(channels.map(({ id, labels }) => [id, labelValue(labels)])),
      attributes: new Map(definitions.map(({ code, labels }) => [code, labelValue(labels)])),
    },
  };
}
