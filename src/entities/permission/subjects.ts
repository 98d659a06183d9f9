import { fieldMessages } from '#ui/fieldMessages';
import { recordMessages } from '#ui/recordMessages';
import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import type { MessageDescriptor } from 'react-intl';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';
import type { AbilitySubject } from '#graphql/types.generated';

/** The names of the subject groups, in display order. */
export const groupNames = defineMessages({
  all: { id: 'access.group.all', defaultMessage: 'All resources' },
  catalogs: nameMessages.catalogs,
  office: { id: 'access.group.office', defaultMessage: 'Office' },
  business: { id: 'access.group.business', defaultMessage: 'Business' },
  shop: nameMessages.shop,
  pages: nameMessages.pages,
  app: { id: 'access.group.app', defaultMessage: 'This app' },
});

/** A group of subjects. */
export type SubjectGroup = keyof typeof groupNames;

const names = defineMessages({
  all: { id: 'access.subject.all', defaultMessage: 'Everything' },
  catalog: nameMessages.catalogs,
  product: nameMessages.products,
  attribute: fieldMessages.attributes,
  family: nameMessages.families,
  channel: nameMessages.channels,
  publishedCatalog: nameMessages.publishedCatalogs,
  job: nameMessages.jobs,
  email: nameMessages.emails,
  chat: commonMessages.chats,
  task: { id: 'access.subject.Task', defaultMessage: 'Tasks' },
  calendarEvent: nameMessages.calendar,
  user: nameMessages.users,
  invoice: nameMessages.invoices,
  employee: sharedMessages.employees,
  card: { id: 'access.subject.Card', defaultMessage: 'Metrics' },
  shop: nameMessages.shop,
  cart: nameMessages.cart,
  wishlistItem: nameMessages.wishlist,
  order: nameMessages.orders,
  profile: { id: 'access.subject.Profile', defaultMessage: 'Profiles' },
  faqGroup: { id: 'access.subject.FaqGroup', defaultMessage: 'FAQ' },
  knowledgeBase: nameMessages.knowledgeBase,
  pricingPlan: nameMessages.pricing,
  blogPost: { id: 'access.subject.BlogPost', defaultMessage: 'Blog posts' },
  blogComment: { id: 'access.subject.BlogComment', defaultMessage: 'Blog comments' },
  accountSettings: nameMessages.accountSettings,
  search: { id: 'access.subject.Search', defaultMessage: 'Search' },
  bookmark: nameMessages.bookmarks,
  notification: nameMessages.notifications,
  acl: nameMessages.accessControl,
  auth: { id: 'access.subject.Auth', defaultMessage: 'Own account' },
});

/** The name and group of each subject. The type reports a subject that is added to the schema but missing here. */
export const subjects: Readonly<Record<AbilitySubject, { name: MessageDescriptor; group: SubjectGroup }>> = {
  all: { name: names.all, group: 'all' },
  Catalog: { name: names.catalog, group: 'catalogs' },
  Product: { name: names.product, group: 'catalogs' },
  Attribute: { name: names.attribute, group: 'catalogs' },
  Family: { name: names.family, group: 'catalogs' },
  Channel: { name: names.channel, group: 'catalogs' },
  PublishedCatalog: { name: names.publishedCatalog, group: 'catalogs' },
  Job: { name: names.job, group: 'catalogs' },
  Mail: { name: names.email, group: 'office' },
  Chat: { name: names.chat, group: 'office' },
  Task: { name: names.task, group: 'office' },
  CalendarEvent: { name: names.calendarEvent, group: 'office' },
  User: { name: names.user, group: 'business' },
  Invoice: { name: names.invoice, group: 'business' },
  Employee: { name: names.employee, group: 'business' },
  Card: { name: names.card, group: 'business' },
  Cart: { name: names.cart, group: 'shop' },
  Shop: { name: names.shop, group: 'shop' },
  WishlistItem: { name: names.wishlistItem, group: 'shop' },
  Order: { name: names.order, group: 'shop' },
  Profile: { name: names.profile, group: 'pages' },
  FaqGroup: { name: names.faqGroup, group: 'pages' },
  KnowledgeBase: { name: names.knowledgeBase, group: 'pages' },
  PricingPlan: { name: names.pricingPlan, group: 'pages' },
  BlogPost: { name: names.blogPost, group: 'pages' },
  BlogComment: { name: names.blogComment, group: 'pages' },
  AccountSettings: { name: names.accountSettings, group: 'app' },
  Search: { name: names.search, group: 'app' },
  Bookmark: { name: names.bookmark, group: 'app' },
  Notification: { name: names.notification, group: 'app' },
  ACL: { name: names.acl, group: 'app' },
  Auth: { name: names.auth, group: 'app' },
};

/** The names of the actions. */
export const actionNames = defineMessages({
  manage: names.all,
  read: { id: 'access.action.read', defaultMessage: 'Read' },
  create: { id: 'access.action.create', defaultMessage: 'Create' },
  update: recordMessages.edit,
  delete: recordMessages.delete,
  publish: nameMessages.publish,
});
