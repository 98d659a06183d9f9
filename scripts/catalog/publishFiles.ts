import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { DomainContext } from '#server/domain/context';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import { amountTarget } from '#server/domain/imports/mapping/targets';
import { describeNotApplied } from '#server/domain/imports/mapping/notApplied';
import { assertCurrenciesKnown, withCurrency } from '#server/domain/imports/mapping/currencyColumns';
import type { CatalogLanguages } from '#server/domain/imports/mapping/columnScopes';
import { withUnits } from '#server/domain/imports/mapping/missingUnits';
import { withDateOrder } from '#server/domain/imports/mapping/unclearDates';
import { mappedChannels, mappedLocales } from '#server/domain/imports/mapping/rowLanguages';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { getCatalog } from '#server/domain/catalogs/catalogList';
import { findTargetIds, readTarget } from '#server/domain/jobs/productTarget';
import { feedChunks, getFeeds } from '#server/domain/publishedCatalogs/feeds';
import { publishPreview } from '#server/domain/publishedCatalogs/publishPreview';
import { exportCatalog, publishCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import { DomainError } from '#server/errors';
import type { IssueCountsRecord } from '#server/records/validation';
import { createBackend } from '#server/backend';
import type { LayoutCode, NotAppliedReason } from '#server/types.generated';
import type { FilterGroup } from '#shared/filterText';
import { type ExportSummary, writeExport } from './exportFiles';
import { assertShop, type GoogleSummary, setProposedShop, writeLeftOut } from './googleFeed';
import { UsageError, type PublishOptions } from './options';
import { getPublishIssues, type PublishIssue } from './publishIssues';
import { type Report, settle } from './settle';
import { toEnglish } from '#server/records/sentenceText';

/** The result in the form that `--json` prints. Version and checksum are null if nothing was published. */
export interface PublishSummary {
  files: { file: string; layout: LayoutCode; rows: number }[];
  products: number;
  variants: number;
  categories: number;
  created: number;
  updated: number;
  skipped: number;
  failed: number;
  /** Number of products imported with errors that block publishing. */
  blocked: number;
  /** Counts of all issues found. */
  issueCounts: IssueCountsRecord;
  /** The first 10,000 of each severity of each file. */
  issues: PublishIssue[];
  /** The columns that say something about money or about what is published and that were not applied. */
  notApplied: { file: string; column: string; reason: NotAppliedReason; rowCount: number; message: string }[];
  /** Number of products with errors that are not in the version and stay drafts. */
  leftOut: number;
  version: number | null;
  checksum: string | null;
  feeds: string[];
  /** The Google feed: the settings for its URLs and the left-out items; null if nothing was published. */
  google: GoogleSummary | null;
  /** The files for other systems, with what they leave out. */
  exports: ExportSummary[];
}

const SEVERITIES = ['error', 'warning', 'info'] as const;
const COUNTS = ['created', 'updated', 'skipped', 'failed', 'blocked'] as const;

/** The languages and channels of a new catalog. */
const NEW_CATALOG: CatalogLanguages = { defaultLocale: 'en', locales: ['en'], channels: ['web'] };

const upload = async (ctx: DomainContext, path: string) => {
  const stats = await stat(path);
  if (!stats.isFile()) throw new UsageError(`${path} isn’t a file. Enter a product file.`);
  const { size } = stats;
  const file = await fileCreate(ctx, { name: basename(path), size });
  let offset = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
    offset = (await fileAppend(ctx, file.id, offset, chunk)).size;
  }
  return file.id;
};

/** Uploads the file and determines how to import it. Throws INVALID if the currency of its prices is unknown. */
const createPlan = async (
  ctx: DomainContext,
  path: string,
  { layout: asked, currency, policy, units, dateOrder }: PublishOptions,
  catalog: CatalogLanguages,
) => {
  const fileId = await upload(ctx, path);
  const inspection = await inspectUpload(ctx, fileId, asked, catalog);
  const { layout, locales, channels } = inspection;
  const { notApplied } = inspection;
  const proposed = withDateOrder(withUnits(inspection.mapping, notApplied, units), notApplied, dateOrder);
  const columns = proposed.map(({ source }) => source);
  const mapping = currency === null ? proposed : withCurrency(proposed, columns, currency);
  try {
    assertCurrenciesKnown(mapping, columns);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `${path}: ${error.message} Set the currency with --currency CODE.`);
  }
  const named = mapping.flatMap(({ target }) => (target ? (amountTarget(target)?.currency ?? []) : []));
  const addCurrencies = [...new Set([...(currency === null ? [] : [currency]), ...named])];
  return {
    fileId,
    layout: layout.code,
    mapping,
    errorPolicy: policy,
    profileId: null,
    addCurrencies,
    addLocales: mappedLocales(mapping, locales),
    addChannels: mappedChannels(mapping, channels, layout.code),
  };
};

const writeFeeds = async (ctx: DomainContext, versionId: string, out: string) => {
  const publishedCatalog = await ctx.store.get('publishedCatalogs', versionId);
  if (!publishedCatalog) throw new Error(`Version ${versionId} was not found.`);
  await mkdir(out, { recursive: true });
  const paths: string[] = [];
  for (const { format, fileName } of await getFeeds(ctx, publishedCatalog)) {
    const path = join(out, fileName);
    const file = await open(path, 'w');
    try {
      for await (const chunk of feedChunks(ctx, versionId, format)) await file.write(chunk);
    } finally {
      await file.close();
    }
    paths.push(path);
  }
  return { version: publishedCatalog.version, checksum: publishedCatalog.checksum, feeds: paths };
};

/** Returns the products to export; nothing for all of them. Throws INVALID for a wrong filter, or if none match. */
const selectProducts = async (ctx: DomainContext, catalogId: string, where: FilterGroup | null) => {
  if (where === null) return {};
  const target = { matching: { filter: where } };
  const { length } = await findTargetIds(ctx, await getCatalog(ctx, catalogId), readTarget(target));
  if (!length) throw new DomainError('INVALID', 'No products match --where.');
  return { target, expectedCount: length };
};

/**
 * Imports the files into a new in-memory catalog, publishes it as version 1, and writes its feeds. `refusal` contains
 * the reason if a step was rejected; the summary then shows the results up to that point.
 */
export async function publishFiles(options: PublishOptions, report: Report) {
  const { context: ctx } = createBackend();
  const name = basename(options.files[0]!).replace(/\.[^.]*$/, '') || 'Catalog';
  assertShop(options.shop);
  let catalogId = '';
  const summary: PublishSummary = {
    files: [],
    products: 0,
    variants: 0,
    categories: 0,
    created: 0,
    updated: 0,
    skipped: 0,
    failed: 0,
    blocked: 0,
    issueCounts: { error: 0, warning: 0, info: 0 },
    issues: [],
    notApplied: [],
    leftOut: 0,
    version: null,
    checksum: null,
    feeds: [],
    google: null,
    exports: [],
  };
  try {
    for (const path of options.files) {
      const catalog = (await ctx.store.get('catalogs', catalogId)) ?? NEW_CATALOG;
      const plan = await createPlan(ctx, path, options, catalog);
      const currencies = plan.addCurrencies;
      catalogId ||= (await createCatalog(ctx, { name, ...(currencies.length && { currencies }), ...options.shop })).id;
      const job = await settle(ctx, await startImport(ctx, { catalogId, ...plan }, 'APPLY', 'HEADLESS'), report);
      for (const count of COUNTS) summary[count] += job.counts[count] ?? 0;
      for (const severity of SEVERITIES) summary.issueCounts[severity] += job.issueCounts[severity];
      summary.issues.push(...(await getPublishIssues(ctx, job.id)));
      const facts = job.importSummary;
      if (facts) summary.files.push({ file: path, layout: facts.layout, rows: facts.rows });
      for (const found of facts?.notApplied ?? []) {
        const { column, reason, rowCount } = found;
        summary.notApplied.push({
          file: path,
          column,
          reason,
          rowCount,
          message: toEnglish(describeNotApplied(found)),
        });
      }
      if (job.error !== null) throw new DomainError('INVALID', `${path}: ${toEnglish(job.error)}`);
    }
    const { products, variants } = await ctx.store.products.stats(catalogId);
    Object.assign(summary, { products, variants });
    summary.categories = (await ctx.store.products.categories(catalogId)).length;
    await setProposedShop(ctx, catalogId, options.shop);
    const { skipInvalid } = options;
    const started = publishCatalog(ctx, { catalogId, skipInvalid }).catch(async (error: unknown) => {
      const { isBlocked, readyCount } = await publishPreview(ctx, catalogId, skipInvalid);
      if (!(error instanceof DomainError) || !isBlocked || readyCount === 0) throw error;
      throw new DomainError(error.code, `${error.message} Add --skip-invalid to do the latter.`);
    });
    const job = await settle(ctx, await started, report);
    summary.leftOut = job.counts.updated;
    if (job.error !== null || job.versionId === null)
      throw new DomainError('CONFLICT', toEnglish(job.error ?? 'Not published.'));
    Object.assign(summary, await writeFeeds(ctx, job.versionId, options.out));
    summary.google = await writeLeftOut(ctx, job.versionId, options.out);
    for (const format of options.exports) {
      const selection = await selectProducts(ctx, catalogId, options.where);
      const written = await settle(ctx, await exportCatalog(ctx, { catalogId, format, ...selection }), report);
      summary.exports.push(await writeExport(ctx, written, { format, out: options.out }));
    }
    return { summary, refusal: null };
  } catch (error) {
    if (error instanceof DomainError) return { summary, refusal: error.message };
    throw error;
  }
}
