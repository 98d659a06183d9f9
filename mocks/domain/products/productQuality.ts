import type { ProductRecord } from '../../records/products';
import { getCatalog } from '../catalogs/catalogList';
import { getSoldScopes } from '../channels/catalogChannels';
import type { DomainContext } from '../context';
import { assertScope } from '../productValues/assertScope';
import type { ValueScope } from '../productValues/readValue';
import {
  completenessMatrix,
  measureCompleteness,
  type CompletenessCellRecord,
  type CompletenessRecord,
} from '../validation/completeness';
import { loadDefinedRules } from '../validation/definedRules';
import { gradeProduct, measureQuality, type QualityPartRecord } from '../validation/quality';

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

/** Returns the catalog of a product, and what the product should have. */
const getScales = async ({ store }: Reads, { catalogId, family }: ProductRecord) => {
  const catalog = await getCatalog({ store }, catalogId);
  const rules = await loadDefinedRules(store);
  return { catalog, requirements: rules?.getRequirements(family, catalog.channels) };
};

/** Returns the completeness of the product in a language and a channel. */
export async function getCompleteness(ctx: Reads, { product, scope }: CompletenessSource): Promise<CompletenessRecord> {
  const { requirements } = await getScales(ctx, product);
  return measureCompleteness(product, scope, requirements);
}

/** Returns the completeness of the product in each channel of its catalog and the languages that the channel sells in. */
export async function getMatrix(ctx: Reads, product: ProductRecord): Promise<CompletenessCellRecord[]> {
  const { catalog, requirements } = await getScales(ctx, product);
  const isSold = await getSoldScopes(ctx.store, catalog);
  return completenessMatrix(product, catalog, requirements).filter(isSold);
}

/** Returns the quality score of a product that was stored without one. */
export async function getScore(ctx: Reads, product: ProductRecord): Promise<number> {
  const { catalog, requirements } = await getScales(ctx, product);
  return gradeProduct(product, catalog, requirements).qualityScore;
}

/** Returns the parts of the product's quality score. */
export async function getParts(ctx: Reads, product: ProductRecord): Promise<QualityPartRecord[]> {
  const { catalog, requirements } = await getScales(ctx, product);
  return measureQuality(product, catalog, requirements);
}
