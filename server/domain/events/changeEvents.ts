import { HIDDEN_TABLES } from '../../records/catalogs';
import type { JobRecord } from '../../records/jobs';
import { TABLE_NAMES, type Change, type TableName } from '../../records/tables';
import type { RecordChange, RecordEntity } from '../../types.generated';
import { can } from '../auth/abilities';
import { findCurrentUser } from '../auth/currentUser';
import { isSettled, isWriting } from '../jobStateMachine';
import type { DomainContext } from '../context';
import { getPageKey } from '../presence/presence';
import { chosenEvents, eventQueue } from './eventQueue';

/** The entity of a table, and the subject of the permission to read it. */
interface ObservedTable {
  entity: RecordEntity;
  subject: string;
}

/**
 * The entity in change events of each table; null for tables that are part of other records, and for read-only data.
 */
const OBSERVED_TABLES: Record<TableName, ObservedTable | null> = {
  accountSettings: { entity: 'ACCOUNT_SETTINGS', subject: 'AccountSettings' },
  appPages: { entity: 'APP_PAGE', subject: 'Bookmark' },
  attributeDefinitions: { entity: 'ATTRIBUTE_DEFINITION', subject: 'Attribute' },
  authUsers: null,
  autocompleteTitles: null,
  blogComments: { entity: 'BLOG_COMMENT', subject: 'BlogPost' },
  blogPosts: { entity: 'BLOG_POST', subject: 'BlogPost' },
  calendarEvents: { entity: 'CALENDAR_EVENT', subject: 'CalendarEvent' },
  cartItems: { entity: 'CART_ITEM', subject: 'Cart' },
  catalogs: { entity: 'CATALOG', subject: 'Catalog' },
  categories: { entity: 'CATEGORY', subject: 'Catalog' },
  channels: { entity: 'CHANNEL', subject: 'Channel' },
  chatContacts: null,
  chatProfileUsers: { entity: 'CHAT_PROFILE_USER', subject: 'Chat' },
  chats: { entity: 'CHAT', subject: 'Chat' },
  contents: null,
  deletedCatalogs: null,
  employees: null,
  families: { entity: 'FAMILY', subject: 'Family' },
  faqGroups: null,
  files: null,
  invoices: { entity: 'INVOICE', subject: 'Invoice' },
  jobChanges: null,
  jobTargets: null,
  jobIssues: null,
  jobProfiles: { entity: 'JOB_PROFILE', subject: 'Job' },
  jobs: { entity: 'JOB', subject: 'Job' },
  knowledgeBaseArticles: { entity: 'KNOWLEDGE_BASE_ARTICLE', subject: 'KnowledgeBase' },
  knowledgeBaseCategories: null,
  mails: { entity: 'EMAIL', subject: 'Mail' },
  notificationMarks: { entity: 'NOTIFICATION', subject: 'Notification' },
  orders: { entity: 'ORDER', subject: 'Order' },
  passwordResets: null,
  plannedJobs: null,
  pricingPlans: null,
  pricingQuestions: null,
  productModels: null,
  products: { entity: 'PRODUCT', subject: 'Product' },
  profiles: { entity: 'PROFILE', subject: 'Profile' },
  publishedCatalogs: { entity: 'PUBLISHED_CATALOG', subject: 'PublishedCatalog' },
  publishedEntries: null,
  recipes: { entity: 'BULK_EDIT_RECIPE', subject: 'Product' },
  roles: { entity: 'ROLE', subject: 'ACL' },
  searchContacts: null,
  searchFiles: null,
  sessions: null,
  settings: null,
  shopProducts: null,
  tasks: { entity: 'TASK', subject: 'Task' },
  users: { entity: 'USER', subject: 'User' },
  views: { entity: 'VIEW', subject: 'Auth' },
  wishlistItems: { entity: 'WISHLIST_ITEM', subject: 'WishlistItem' },
};

/** What is observed of a table. With a deleted catalog, records of several tables are hidden. */
const getObserved = (table: TableName): ObservedTable[] =>
  (table === 'deletedCatalogs' ? HIDDEN_TABLES : [table]).flatMap((one) => OBSERVED_TABLES[one] ?? []);

const toId = (change: Change) => ('put' in change ? change.put.id : change.remove);

type Reads = Pick<DomainContext, 'events' | 'user' | 'sessionId' | 'store' | 'now' | 'presence' | 'recentChanges'>;

/** The changes in the commit that the user can read, one entry per kind of record. */
const changesFor = (user: Reads['user'], changes: readonly Change[]): RecordChange[] => {
  const ids = new Map<ObservedTable, Set<string>>();
  for (const change of changes) {
    for (const observed of getObserved(change.table)) {
      const known = ids.get(observed) ?? new Set();
      ids.set(observed, change.table === 'deletedCatalogs' ? known : known.add(toId(change)));
    }
  }
  return [...ids]
    .filter(([{ subject }]) => can(user, 'read', subject))
    .map(([{ entity }, of]) => ({ entity, ids: [...of] }));
};

/** What jobs write, reported when one has ended. It can be about most products of a catalog, so none are listed. */
const JOB_TABLES = [
  'attributeDefinitions',
  'catalogs',
  'categories',
  'channels',
  'products',
  'publishedCatalogs',
] as const satisfies TableName[];

/** What the user can read of what was written in the tables, without IDs. */
const listKinds = (user: Reads['user'], tables: readonly TableName[]): RecordChange[] =>
  [...new Set(tables.flatMap(getObserved))]
    .filter(({ subject }) => can(user, 'read', subject))
    .map(({ entity }) => ({ entity, ids: [] }));

/** What is reported about who looks at a product. */
const getViewerChange = (...ids: string[]): RecordChange[] => [{ entity: 'PRODUCT_VIEWER', ids }];

const hasWritten = (job: JobRecord | undefined) => job !== undefined && isSettled(job) && isWriting(job);

/** What other sessions have changed since the moment that the user can read, without IDs. */
const listEarlier = async ({ recentChanges, store, user }: Reads, since: number, session: string | null) => {
  const tables = recentChanges.list(since, session) ?? TABLE_NAMES;
  const from = new Date(since).toISOString();
  const isNews = (job: JobRecord) => hasWritten(job) && (job.settledAt ?? '') >= from;
  const isAfterJob = (await store.list('jobs', isNews)).length > 0;
  return listKinds(user, isAfterJob ? [...tables, ...JOB_TABLES] : tables);
};

/**
 * Changes made by other sessions from now on, one entry per commit, and by each job when it has ended; if `lastMs` is
 * given, the first entry has those of that many milliseconds before. Others who come to a product and leave it are
 * changes, too: at first, all that are there. The page that listens is there as long as it does. Ends when the reader
 * stops.
 */
export async function watchRecords(
  ctx: Reads,
  session: string | null,
  lastMs: number | null,
): Promise<AsyncIterableIterator<RecordChange[]>> {
  const { store, events, now } = ctx;
  const page = getPageKey(ctx, session);
  const queue = eventQueue(events, 'recordsChanged', 'jobChanged', 'viewersChanged');
  const earlier = lastMs === null ? [] : [await listEarlier(ctx, now().getTime() - lastMs, session)];
  const haveViewersChanged = lastMs !== null && ctx.recentChanges.haveViewersChanged(now().getTime() - lastMs);
  const hasViewers = can(ctx.user, 'read', 'Product') && (haveViewersChanged || (await ctx.presence.list()).length > 0);
  const reported = chosenEvents(
    queue,
    async (event) => {
      const user = await findCurrentUser(ctx);
      // The stream is over, which its reader notices at the next change.
      if (!user) return [];
      if ('productId' in event) {
        return event.page !== page && can(user, 'read', 'Product') ? getViewerChange(event.productId) : null;
      }
      if ('jobId' in event) {
        if (!hasWritten(await store.get('jobs', event.jobId))) return null;
        const kinds = listKinds(user, JOB_TABLES);
        return kinds.length > 0 ? kinds : null;
      }
      const isOwn = session !== null && event.session === session;
      const changes = isOwn ? [] : changesFor(user, event.changes);
      return changes.length ? changes : null;
    },
    [...earlier, ...(hasViewers ? [getViewerChange()] : [])],
  );
  const leave = ctx.presence.listen(page);
  const watched: AsyncIterableIterator<RecordChange[]> = {
    [Symbol.asyncIterator]: () => watched,
    next: () => reported.next(),
    return: async () => {
      leave();
      return (await reported.return?.()) ?? { done: true, value: undefined };
    },
  };
  return watched;
}
