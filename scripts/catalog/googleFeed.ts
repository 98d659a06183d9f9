import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCatalog } from '#server/domain/catalogs/catalogList';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { shopFields } from '#server/domain/catalogs/shopFields';
import { shopProposal } from '#server/domain/catalogs/suggestShop';
import type { DomainContext } from '#server/domain/context';
import { leftOutFile } from '#server/domain/publishedCatalogs/feeds';
import { googleReportOfVersion, leftOutCsv } from '#server/domain/publishedCatalogs/google/googleFeedReport';
import { getVersion } from '#server/domain/publishedCatalogs/publishedCatalogList';
import { DEFAULT_LINK_PATTERN } from '#server/records/catalogs';
import { toEnglish } from '#server/records/sentenceText';
import { type PublishOptions, UsageError } from './options';

/** Summary of the Google feed. */
export interface GoogleSummary {
  shopUrl: string | null;
  linkPattern: string;
  imageBaseUrl: string | null;
  items: number;
  leftOut: { sku: string; name: string; reasons: { code: string; field: string | null; message: string }[] }[];
  /** The list of left-out items, or null if there are none. */
  leftOutFile: string | null;
}

/** Throws UsageError for an invalid URL or pattern on the command line. */
export function assertShop(shop: PublishOptions['shop']): void {
  const message = Object.values(shopFields(shop, null).messages).find(Boolean);
  if (message) throw new UsageError(toEnglish(message));
}

/** Sets the shop settings missing from the command line to the values suggested by the imported products. */
export async function setProposedShop(ctx: DomainContext, id: string, given: PublishOptions['shop']) {
  const proposal = await shopProposal(ctx, id);
  const shopUrl = given.shopUrl ?? proposal.shopUrl;
  const below = shopUrl && proposal.imagePath ? shopUrl.replace(/\/+$/, '') + proposal.imagePath : null;
  const { revision } = await getCatalog(ctx, id);
  const input = {
    shopUrl: shopUrl ?? undefined,
    linkPattern: given.linkPattern ?? proposal.linkPattern ?? undefined,
    imageBaseUrl: given.imageBaseUrl ?? below ?? proposal.imageBaseUrl ?? undefined,
  };
  await updateCatalog(ctx, { id, input, revision });
}

/** Writes the list of items left out of the Google feed next to the feeds, if there are any. */
export async function writeLeftOut(ctx: DomainContext, versionId: string, out: string): Promise<GoogleSummary> {
  const version = await getVersion(ctx, versionId);
  const catalog = await getCatalog(ctx, version.catalogId);
  const report = await googleReportOfVersion(ctx, version);
  const path = report.leftOutCount ? join(out, (await leftOutFile(ctx, version)).fileName) : null;
  if (path !== null) await writeFile(path, leftOutCsv(report));
  const leftOut: GoogleSummary['leftOut'] = [];
  for await (const { sku, name, issues } of report.readLeftOut()) {
    const reasons = issues.map(({ code, field, message }) => ({ code, field, message: toEnglish(message) }));
    leftOut.push({ sku, name, reasons });
  }
  return {
    shopUrl: catalog.shopUrl ?? null,
    linkPattern: catalog.linkPattern ?? DEFAULT_LINK_PATTERN,
    imageBaseUrl: catalog.imageBaseUrl ?? null,
    items: report.itemCount,
    leftOut,
    leftOutFile: path,
  };
}
