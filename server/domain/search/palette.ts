import { SEARCH_LIMIT } from '../../records/search';
import type { CatalogRecord } from '../../records/catalogs';
import type { CatalogChannelRecord } from '../../records/channels';
import type { EmailRecord } from '../../records/email';
import type { InvoiceRecord } from '../../records/invoices';
import type { JobRecord } from '../../records/jobs';
import type { ProductRecord } from '../../records/products';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { BulkEditRecipeRecord } from '../../records/recipes';
import type { UserRecord } from '../../records/users';
import { can } from '../auth/abilities';
import { listCatalogs } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { getCatalogChannels } from '../definitions/catalogChannels';
import { findEmails } from '../email/emailList';
import { listInvoices } from '../invoices/invoiceList';
import { listJobs } from '../jobs/listJobs';
import { publishedCatalogs } from '../publishedCatalogs/publishedCatalogList';
import { compareNames } from '../locales/nameOrder';
import { listRuledCategories } from '../products/rules/categoryRules';
import type { ChannelRuleScope } from '#server/types.generated';
import { listChannelRules } from '../products/rules/channelRules';
import { listRecipes } from '../recipes/recipes';
import { listUsers } from '../users/userList';
import { foldText } from '#shared/foldText';
import { toComposed } from '../../records/composedText';

type Reads = Pick<DomainContext, 'store' | 'user'>;

/** A query of the command palette. Each group is resolved only when it is requested. */
export interface PaletteQuestion {
  /** Trimmed search text. */
  q: string;
  /** The catalog whose products are listed first. */
  catalogId: string | null;
}

/** Returns the query with defaults for missing values. */
export function paletteQuestion(q?: string | null, catalogId?: string | null): PaletteQuestion {
  return {
    q: toComposed(q?.trim() ?? ''),
    catalogId: catalogId ?? null,
  };
}

/**
 * Wraps a search so that it returns up to the limit, and nothing if the query is empty or the user has no read
 * permission for the subject.
 */
const finds =
  <Row>(subject: string, find: (ctx: Reads, question: PaletteQuestion) => Promise<readonly Row[]>) =>
  async (ctx: Reads, question: PaletteQuestion): Promise<Row[]> =>
    question.q && can(ctx.user, 'read', subject) ? (await find(ctx, question)).slice(0, SEARCH_LIMIT) : [];

/** Number of rows per catalog that are ranked to find the best matches. */
const CANDIDATES = 200;

/** Returns 0 if the name starts with the text, 1 if one of its words does, and 2 otherwise. */
const computeRank = (name: string, text: string) => {
  const place = ` ${foldText(name)}`.indexOf(` ${text}`);
  return place === 0 ? 0 : place > 0 ? 1 : 2;
};

/** What people call kinds of records, in the languages of the app. All records of a kind are found by its word. */
const WORDS = {
  recipe: ['recipe', 'recipes', 'rezept', 'rezepte', 'recette', 'recettes', 'receita', 'receitas'],
  rule: ['rule', 'rules', 'regel', 'regeln', 'regle', 'regles', 'regra', 'regras'],
} as const;

/** The fewest letters of a word that find all records of a kind. */
const FEWEST_LETTERS = 3;

const isKind = (kind: keyof typeof WORDS, text: string) =>
  text.length >= FEWEST_LETTERS && WORDS[kind].some((word) => word.startsWith(text));

/** Adds products of the catalogs, first those whose SKU is the text, until there are enough. */
const addProducts = async (
  { products }: Reads['store'],
  { q, catalogIds, found }: { q: string; catalogIds: readonly string[]; found: Map<string, ProductRecord> },
) => {
  for (const sku of new Set([q, q.toUpperCase()])) {
    for (const id of catalogIds) {
      const product = await products.bySku(id, sku);
      if (product) found.set(product.id, product);
    }
  }
  for (const id of catalogIds) {
    if (found.size >= SEARCH_LIMIT) break;
    const query = { catalogId: id, filter: { q }, sort: 'NAME', direction: 'ASC', offset: 0 } as const;
    const { rows } = await products.find({ ...query, limit: CANDIDATES });
    const text = foldText(q);
    rows.sort((a, b) => computeRank(a.name, text) - computeRank(b.name, text));
    for (const product of rows.slice(0, SEARCH_LIMIT)) found.set(product.id, product);
  }
};

/**
 * Finds products in all catalogs: first those whose SKU is the text, then those whose name, or a word in it, starts
 * with the text, catalog by catalog. Catalogs whose index is closed come last, until there are enough.
 */
export const findProducts = finds('Product', async ({ store }, { q, catalogId }): Promise<ProductRecord[]> => {
  const ids = (await store.list('catalogs'))
    .map(({ id }) => id)
    .sort((a, b) => Number(b === catalogId) - Number(a === catalogId));
  const isFirst = (id: string) => id === catalogId || store.products.isOpen(id);
  const found = new Map<string, ProductRecord>();
  await addProducts(store, { q, catalogIds: ids.filter(isFirst), found });
  for (const id of ids.filter((one) => !isFirst(one))) {
    if (found.size >= SEARCH_LIMIT) break;
    await addProducts(store, { q, catalogIds: [id], found });
  }
  return [...found.values()];
});

/** Finds catalogs by name, code, description, or tag. */
export const findCatalogs = finds(
  'Catalog',
  async (ctx, { q }): Promise<CatalogRecord[]> => (await listCatalogs(ctx, { q })).catalogs,
);

/**
 * Finds recipes of bulk edits by name, or all of them by the word, those of the catalog first. An account that can’t change products finds none, and
 * archived catalogs have none.
 */
export const findRecipes = finds('Product', async (ctx, { q, catalogId }): Promise<BulkEditRecipeRecord[]> => {
  if (!can(ctx.user, 'update', 'Product')) return [];
  const text = foldText(q);
  const catalogs = await ctx.store.list('catalogs', ({ status }) => status !== 'ARCHIVED');
  const recipes = (await Promise.all(catalogs.map(({ id }) => listRecipes(ctx, id)))).flat();
  return recipes
    .filter(({ name }) => isKind('recipe', text) || foldText(name).includes(text))
    .sort(
      (a, b) =>
        Number(b.catalogId === catalogId) - Number(a.catalogId === catalogId) ||
        computeRank(a.name, text) - computeRank(b.name, text),
    );
});

/** A rule of a category, by its path, or of a channel or its feeds. */
export interface FoundRule {
  catalog: CatalogRecord;
  category: string | null;
  channel: CatalogChannelRecord | null;
  scope: ChannelRuleScope | null;
}

/** Finds rules by the name of their category or channel, or all of them by the word, those of the catalog first. */
export const findRules = finds('Product', async ({ store }, { q, catalogId }): Promise<FoundRule[]> => {
  const text = foldText(q);
  const isFound = (name: string) => isKind('rule', text) || foldText(name).includes(text);
  const catalogs = await store.list('catalogs');
  const rules: FoundRule[] = [];
  for (const catalog of catalogs.sort((a, b) => Number(b.id === catalogId) - Number(a.id === catalogId))) {
    const categories = await listRuledCategories({ store }, catalog.id);
    for (const { path } of categories.sort((a, b) => compareNames(a.path, b.path))) {
      if (isFound(path.split('/').at(-1)!)) rules.push({ catalog, category: path, channel: null, scope: null });
    }
    const ofChannels = listChannelRules(catalog);
    const channels = ofChannels.length ? await getCatalogChannels(store, catalog) : [];
    for (const { channel: code, scope } of ofChannels) {
      const channel = channels.find(({ id }) => id === code) ?? null;
      const names = [code, ...(channel?.labels ?? []).map((label) => label.text)];
      if (names.some(isFound)) rules.push({ catalog, category: null, channel, scope });
    }
  }
  return rules;
});

/** Finds jobs by number, file, catalog, or user, newest first. */
export const findJobs = finds('Job', async (ctx, { q }): Promise<JobRecord[]> => (await listJobs(ctx, { q })).jobs);

/** Finds versions by label, reason, or catalog, newest first. */
export const findVersions = finds(
  'PublishedCatalog',
  async (ctx, { q }): Promise<PublishedCatalogRecord[]> => (await publishedCatalogs(ctx, { q })).publishedCatalogs,
);

/** Finds users by name or email address, newest first. */
export const findUsers = finds(
  'User',
  async (ctx, { q }): Promise<UserRecord[]> => (await listUsers(ctx, { q })).users,
);

/** Finds invoices: first the one with that number, then by client, newest first. */
export const findInvoices = finds('Invoice', async (ctx, { q }): Promise<InvoiceRecord[]> => {
  const numbered = await ctx.store.get('invoices', q.replace(/^#/, ''));
  const { invoices } = await listInvoices(ctx, { q });
  return numbered && numbered.deletedAt === undefined
    ? [numbered, ...invoices.filter(({ id }) => id !== numbered.id)]
    : invoices;
});

/** Folders included in the email search. */
const FOLDERS = ['inbox', 'sent', 'draft'] as const;

/** Finds emails by subject or sender, newest first. */
export const findPaletteEmails = finds('Mail', async (ctx, { q }): Promise<EmailRecord[]> => {
  const found = await Promise.all(FOLDERS.map((view) => findEmails(ctx, { view, q })));
  return found.flat().sort((a, b) => Date.parse(b.time) - Date.parse(a.time));
});
