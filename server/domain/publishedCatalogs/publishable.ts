import { DomainError } from '../../errors';
import { assertOpen } from '../catalogs/catalogList';
import { getCategoryName } from '../../records/categories';
import { loadCategoryRules } from '../products/rules/categoryRules';
import { findChannelFaults } from '../products/rules/channelRules';
import { getCatalogChannels } from '../definitions/catalogChannels';
import type { CatalogRecord } from '../../records/catalogs';
import { labelValue } from '../../records/labelValue';
import type { ProductRecord } from '../../records/products';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';
import { fromStored, joinSentences, listSentences, SHOWN_SENTENCES, say, type Sentence } from '../../records/sentence';
import { scanPublishable } from './freezer';

type Reads = Pick<DomainContext, 'store' | 'now'>;

const conflict = (message: Sentence) => new DomainError('CONFLICT', message);

/** Throws CONFLICT if the catalog is archived, or if it is a draft without a sales channel. */
export function assertPublishable(catalog: CatalogRecord): void {
  assertOpen(catalog);
  if (catalog.status === 'DRAFT' && !catalog.channels.length) {
    throw conflict(say`"${catalog.name}" has no sales channel. Add one before you publish.`);
  }
}

/** Whether ERROR issues exclude the product from a version. */
export function isInvalid({ issues }: ProductRecord): boolean {
  return issues.some(({ severity }) => severity === 'ERROR');
}

/** Returns the alternative when publishing is blocked: leave out the products with errors if any others are ready. */
const wayOut = (ready: number): Sentence => {
  if (ready === 0) return say`Fix them first.`;
  return ready === 1
    ? say`Fix them, or publish the 1 that is ready and set the rest to draft.`
    : say`Fix them, or publish the ${ready} that are ready and set the rest to draft.`;
};

/** Throws CONFLICT, naming the first, if a rule of the catalog can't be evaluated. */
async function assertRulesKnown(ctx: Reads, catalog: CatalogRecord): Promise<void> {
  const [ofCategory] = (await loadCategoryRules(ctx, catalog)).faults;
  if (ofCategory) {
    const [path, message] = ofCategory;
    throw conflict(
      say`The rule of the category “${getCategoryName(path)}” can’t be evaluated. ${message} Change the rule or remove it.`,
    );
  }
  const [ofChannel] = await findChannelFaults(ctx, catalog);
  if (!ofChannel) return;
  const { rule, message } = ofChannel;
  const channel = (await getCatalogChannels(ctx.store, catalog)).find(({ id }) => id === rule.channel);
  const name = channel?.labels.length ? labelValue(channel.labels) : rule.channel;
  throw conflict(
    rule.scope === 'FEEDS'
      ? say`The rule for feeds of the channel “${name}” can’t be evaluated. ${message} Change the rule or remove it.`
      : say`The rule of the channel “${name}” can’t be evaluated. ${message} Change the rule or remove it.`,
  );
}

/**
 * Throws CONFLICT if the catalog has nothing to publish, if a rule names something in vain, or if ERROR
 * issues block publishing; the message lists the first ones. With `skipInvalid`, they do not block while other products
 * are ready. Reads only products that it lists, because all can be too many to read before an answer.
 */
export async function assertReady(ctx: Reads, catalog: CatalogRecord, skipInvalid: boolean): Promise<void> {
  const { id, name } = catalog;
  await assertRulesKnown(ctx, catalog);
  const { products } = ctx.store;
  const { activeProducts, activeErrors } = await products.stats(id);
  if (!activeProducts) {
    throw conflict(say`"${name}" has no active products to publish. Import products or set drafts to active.`);
  }
  if (!activeErrors) return;
  const ready = activeProducts - (await products.ids(id, { status: 'ACTIVE', issues: 'ERROR' })).length;
  if (skipInvalid && ready) return;
  const listed: Sentence[] = [];
  for await (const { sku, issues } of scanPublishable(ctx, id, { issues: 'ERROR' })) {
    for (const { severity, message } of issues) {
      if (severity === 'ERROR') listed.push(say`${sku}: ${fromStored(message)}`);
    }
    if (listed.length >= SHOWN_SENTENCES) break;
  }
  throw conflict(
    joinSentences([
      activeErrors === 1
        ? say`1 error blocks publishing "${name}".`
        : say`${activeErrors} errors block publishing "${name}".`,
      listSentences(listed, activeErrors),
      wayOut(ready),
    ]),
  );
}

/** Throws CONFLICT if the new version has the same content as the current one. */
export function assertChanged(isSame: boolean, current: PublishedCatalogRecord | null): void {
  if (!isSame || !current) return;
  throw conflict(say`No changes to publish. The current version, ${current.version}, has the same content.`);
}
