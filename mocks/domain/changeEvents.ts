import type { Change, TableName } from '../records/tables';
import type { RecordChange, RecordEntity } from '../types.generated';
import { can } from './auth/abilities';
import type { DomainContext } from './context';
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
  employees: null,
  families: { entity: 'FAMILY', subject: 'Family' },
  faqGroups: null,
  files: null,
  invoices: { entity: 'INVOICE', subject: 'Invoice' },
  jobChanges: null,
  jobIssues: null,
  jobProfiles: { entity: 'JOB_PROFILE', subject: 'Job' },
  jobs: { entity: 'JOB', subject: 'Job' },
  knowledgeBaseArticles: { entity: 'KNOWLEDGE_BASE_ARTICLE', subject: 'KnowledgeBase' },
  knowledgeBaseCategories: null,
  mails: { entity: 'EMAIL', subject: 'Mail' },
  notificationMarks: { entity: 'NOTIFICATION', subject: 'Notification' },
  orders: { entity: 'ORDER', subject: 'Order' },
  passwordResets: null,
  pricingPlans: null,
  pricingQuestions: null,
  productModels: null,
  products: { entity: 'PRODUCT', subject: 'Product' },
  profiles: { entity: 'PROFILE', subject: 'Profile' },
  publishedCatalogs: { entity: 'PUBLISHED_CATALOG', subject: 'PublishedCatalog' },
  publishedEntries: null,
  roles: { entity: 'ROLE', subject: 'ACL' },
  searchContacts: null,
  searchFiles: null,
  sessions: null,
  settings: null,
  shopProducts: null,
  tasks: { entity: 'TASK', subject: 'Task' },
  users: { entity: 'USER', subject: 'User' },
  wishlistItems: { entity: 'WISHLIST_ITEM', subject: 'WishlistItem' },
};

const toId = (change: Change) => ('put' in change ? change.put.id : change.remove);

type Reads = Pick<DomainContext, 'events' | 'user'>;

/** The changes in the commit that the user can read, one entry per kind of record. */
const changesFor = ({ user }: Reads, changes: readonly Change[]): RecordChange[] => {
  const ids = new Map<ObservedTable, Set<string>>();
  for (const change of changes) {
    const told = OBSERVED_TABLES[change.table];
    if (told) ids.set(told, (ids.get(told) ?? new Set()).add(toId(change)));
  }
  const mayRead = ({ subject }: ObservedTable) => user !== null && can(user, 'read', subject);
  return [...ids].filter(([told]) => mayRead(told)).map(([{ entity }, of]) => ({ entity, ids: [...of] }));
};

/** Changes made by other sessions from now on, one entry per commit. Ends when the reader stops. */
export function watchRecords(ctx: Reads, session: string | null): AsyncIterableIterator<RecordChange[]> {
  return chosenEvents(eventQueue(ctx.events, 'recordsChanged'), (commit) => {
    const isOwn = session !== null && commit.session === session;
    const told = isOwn ? [] : changesFor(ctx, commit.changes);
    return told.length ? told : null;
  });
}
