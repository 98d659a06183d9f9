import type { AccountSettingsRecord } from './account';
import type { AttributeDefinitionRecord } from './attributes';
import type { AuthUserRecord, PasswordResetRecord, RoleRecord, SessionRecord } from './auth';
import type { BlogCommentRecord, BlogPostRecord } from './blog';
import type { CalendarEventRecord } from './calendar';
import type { CatalogRecord, DeletedCatalogRecord } from './catalogs';
import type { CategoryRecord } from './categories';
import type { ChannelRecord } from './channels';
import type { ChatContactRecord, ChatProfileUserRecord, ChatRecord } from './chat';
import type { EmailRecord } from './email';
import type { EmployeeRecord } from './employees';
import type { FamilyRecord } from './families';
import type { FaqGroupRecord } from './faq';
import type { FileRecord } from './files';
import type { JobProfileRecord } from './imports';
import type { InvoiceRecord } from './invoices';
import type { JobChangePart, JobTargetPart, JobIssuePart, JobRecord, PlannedJobsRecord } from './jobs';
import type { KnowledgeBaseArticleRecord, KnowledgeBaseCategoryRecord } from './knowledgeBase';
import type { NotificationMarksRecord } from './notifications';
import type { PricingPlanRecord, PricingQuestionRecord } from './pricing';
import type { ProductModelRecord } from './productModels';
import type { ProductRecord } from './products';
import type { ProfileRecord } from './profile';
import type { ContentRecord, PublishedCatalogRecord, PublishedEntriesRecord } from './publishedCatalogs';
import type { AutocompleteTitleRecord, BookmarkRecord, SearchContactRecord, SearchFileRecord } from './search';
import type { CartItemRecord, OrderRecord, ShopProductRecord, WishlistItemRecord } from './shop';
import type { TaskRecord } from './todo';
import type { UserRecord } from './users';
import type { BulkEditRecipeRecord } from './recipes';
import type { ViewRecord } from './views';

/** A setting of the gateway, such as its token secrets. */
interface SettingRecord {
  id: string;
  value: string;
}

/** All stored data, with one table per kind of record. */
export interface Tables {
  authUsers: AuthUserRecord;
  catalogs: CatalogRecord;
  deletedCatalogs: DeletedCatalogRecord;
  categories: CategoryRecord;
  products: ProductRecord;
  productModels: ProductModelRecord;
  jobs: JobRecord;
  jobIssues: JobIssuePart;
  jobChanges: JobChangePart;
  jobTargets: JobTargetPart;
  plannedJobs: PlannedJobsRecord;
  jobProfiles: JobProfileRecord;
  publishedCatalogs: PublishedCatalogRecord;
  publishedEntries: PublishedEntriesRecord;
  contents: ContentRecord;
  attributeDefinitions: AttributeDefinitionRecord;
  families: FamilyRecord;
  channels: ChannelRecord;
  files: FileRecord;
  chatContacts: ChatContactRecord;
  chatProfileUsers: ChatProfileUserRecord;
  chats: ChatRecord;
  mails: EmailRecord;
  notificationMarks: NotificationMarksRecord;
  accountSettings: AccountSettingsRecord;
  cartItems: CartItemRecord;
  faqGroups: FaqGroupRecord;
  knowledgeBaseArticles: KnowledgeBaseArticleRecord;
  knowledgeBaseCategories: KnowledgeBaseCategoryRecord;
  orders: OrderRecord;
  pricingPlans: PricingPlanRecord;
  pricingQuestions: PricingQuestionRecord;
  profiles: ProfileRecord;
  shopProducts: ShopProductRecord;
  wishlistItems: WishlistItemRecord;
  settings: SettingRecord;
  tasks: TaskRecord;
  calendarEvents: CalendarEventRecord;
  users: UserRecord;
  views: ViewRecord;
  recipes: BulkEditRecipeRecord;
  invoices: InvoiceRecord;
  appPages: BookmarkRecord;
  autocompleteTitles: AutocompleteTitleRecord;
  blogComments: BlogCommentRecord;
  blogPosts: BlogPostRecord;
  employees: EmployeeRecord;
  passwordResets: PasswordResetRecord;
  roles: RoleRecord;
  searchContacts: SearchContactRecord;
  searchFiles: SearchFileRecord;
  sessions: SessionRecord;
}

export type TableName = keyof Tables;

export const TABLE_NAMES = [
  'authUsers',
  'catalogs',
  'deletedCatalogs',
  'categories',
  'products',
  'productModels',
  'jobs',
  'jobIssues',
  'jobChanges',
  'jobTargets',
  'plannedJobs',
  'jobProfiles',
  'publishedCatalogs',
  'publishedEntries',
  'contents',
  'attributeDefinitions',
  'families',
  'channels',
  'files',
  'chatContacts',
  'chatProfileUsers',
  'chats',
  'mails',
  'notificationMarks',
  'accountSettings',
  'cartItems',
  'faqGroups',
  'knowledgeBaseArticles',
  'knowledgeBaseCategories',
  'orders',
  'pricingPlans',
  'pricingQuestions',
  'profiles',
  'shopProducts',
  'wishlistItems',
  'settings',
  'tasks',
  'calendarEvents',
  'users',
  'views',
  'recipes',
  'invoices',
  'appPages',
  'autocompleteTitles',
  'blogComments',
  'blogPosts',
  'employees',
  'passwordResets',
  'roles',
  'searchContacts',
  'searchFiles',
  'sessions',
] as const satisfies TableName[];

/** One change of a commit. */
export type Change = {
  [Name in TableName]: { table: Name; put: Tables[Name] } | { table: Name; remove: string };
}[TableName];

/**
 * Tables that grow with each job and version, and whose records are read one by one: each record is stored apart, under
 * its id, and not read when the store is opened.
 */
export const LARGE_TABLES = [
  'contents',
  'jobChanges',
  'jobIssues',
  'jobTargets',
  'publishedEntries',
] as const satisfies TableName[];

export type LargeTableName = (typeof LARGE_TABLES)[number];

/** Whether it is one of them. */
export function isLargeTable(table: TableName): table is LargeTableName {
  return (LARGE_TABLES as readonly TableName[]).includes(table);
}
