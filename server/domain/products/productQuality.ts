import type { AttributeDefinitionRecord } from '../../records/attributes';
import { labelValue } from '../../records/labelValue';
import { getOwnChannels, type ProductRecord } from '../../records/products';
import { say, type SentenceValue } from '../../records/sentence';
import { getCatalog } from '../catalogs/catalogList';
import { getSoldScopes } from '../definitions/catalogChannels';
import type { DomainContext } from '../context';
import { assertScope } from '../productValues/assertScope';
import type { ValueScope } from '../productValues/readValue';
import { completenessMatrix, measureCompleteness } from '../validation/completeness';
import { getSelling, listKnownDefinitions, loadDefinedRules } from '../validation/definedRules';
import { measureQuality, type QualityPartRecord } from '../validation/quality';

type Reads = Pick<DomainContext, 'store'>;

/** A product, and the language and the channel in which its completeness is requested. */
export interface CompletenessSource {
  product: ProductRecord;
  scope: ValueScope;
}

/** Throws INVALID, with the nearest known one, for a language or a channel that the catalog does not have. */
export async function findCompleteness(
  ctx: Reads,
  product: ProductRecord,
  wanted: { locale?: string | null | undefined; channel?: string | null | undefined },
): Promise<CompletenessSource> {
  return { product, scope: assertScope(await getCatalog(ctx, product.catalogId), wanted) };
}

/** A field or an attribute that a product lacks, with its path and what it is called. */
export interface MissingFieldRecord {
  code: string;
  label: SentenceValue;
  field: string;
}

/** What would raise the quality score of a product. */
export type QualityLossRecord = QualityPartRecord['losses'][number] & MissingFieldRecord;

/** What fields of every product are called that are not system attributes. */
const FIELD_LABELS: ReadonlyMap<string, SentenceValue> = new Map([
  ['categories', say`Categories`],
  ['attributes', say`Attributes`],
  ['prices', say`Prices`],
  ['identifier', say`GTIN or manufacturer part number`],
  ['seo', say`SEO`],
]);

/** Returns what a field or an attribute is called, by its code or the path of its field. */
const getLabel = (wanted: string, definitions: readonly AttributeDefinitionRecord[]): SentenceValue => {
  const definition = definitions.find(({ code, field }) => code === wanted || field === wanted);
  return FIELD_LABELS.get(wanted) ?? (definition ? labelValue(definition.labels) : wanted);
};

/** Returns the catalog of a product, what the product should have, and a function that says what that is called. */
const getScales = async ({ store }: Reads, product: ProductRecord) => {
  const { catalogId, family } = product;
  const catalog = await getCatalog({ store }, catalogId);
  const rules = await loadDefinedRules(store);
  const definitions = await listKnownDefinitions(store);
  const name = <Missing extends { code: string }>(missing: readonly Missing[]) =>
    missing.map((one) => ({ ...one, label: getLabel(one.code, definitions) }));
  const requirements = rules?.getRequirements(family, getOwnChannels(product, catalog.channels));
  return { catalog, requirements, selling: getSelling(rules, catalog), name };
};

/** Returns the completeness of the product in a language and a channel. */
export async function getCompleteness(ctx: Reads, { product, scope }: CompletenessSource) {
  const { requirements, name } = await getScales(ctx, product);
  const { ratio, missing } = measureCompleteness(product, scope, requirements);
  return { ratio, missing: name(missing) };
}

/**
 * Returns the completeness of the product in each channel of its catalog and the languages that the channel sells in.
 */
export async function getMatrix(ctx: Reads, product: ProductRecord) {
  const { catalog, requirements, name } = await getScales(ctx, product);
  const isSold = await getSoldScopes(ctx.store, catalog);
  const cells = completenessMatrix(product, catalog, requirements).filter(isSold);
  return cells.map((cell) => ({ ...cell, missing: name(cell.missing) }));
}

/** Returns the parts of the product's quality score. */
export async function getQualityParts(ctx: Reads, product: ProductRecord) {
  const { catalog, requirements, selling, name } = await getScales(ctx, product);
  const { locales, defaultLocale } = catalog;
  const parts = measureQuality(product, { locales, defaultLocale, selling }, requirements);
  return parts.map((part) => ({ ...part, losses: name(part.losses) }));
}
