import type { AbilityRecord, RoleRecord } from '../../records/auth';
import type { DomainContext } from '../context';

const may = (actions: readonly string[], subjects: readonly string[]): AbilityRecord[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ action, subject })));

const ALL_ACTIONS = ['read', 'create', 'update', 'delete'];
const PAGES = ['FaqGroup', 'KnowledgeBase', 'PricingPlan', 'Profile', 'BlogPost', 'Card', 'Search', 'Shop'];

/** Permissions that everyone who works with the app needs: email, calendar, personal settings, and pages to read. */
const OFFICE: readonly AbilityRecord[] = [
  ...may(ALL_ACTIONS, ['Mail', 'Chat', 'Task', 'CalendarEvent', 'Cart', 'WishlistItem']),
  ...may(['read', 'create'], ['Order']),
  ...may(['read', 'update'], ['AccountSettings', 'Bookmark', 'Notification']),
  ...may(['update'], ['KnowledgeBase', 'Profile']),
  ...may(['create'], ['BlogComment']),
  ...may(['read'], [...PAGES, 'Auth']),
];

/** The permissions of each role until someone changes them (for admin and client: spec, section 6). */
const ROLES: readonly RoleRecord[] = [
  { id: 'admin', ability: [{ action: 'manage', subject: 'all' }] },
  {
    id: 'editor',
    ability: [
      ...may(ALL_ACTIONS, ['Product']),
      ...may(['create', 'update', 'delete'], ['BlogPost']),
      ...may(['read', 'create', 'update'], ['Catalog', 'Job']),
      ...may(['read'], ['Attribute', 'Family', 'Channel', 'PublishedCatalog']),
      ...OFFICE,
    ],
  },
  {
    id: 'author',
    ability: [
      ...may(['read', 'create', 'update'], ['Product']),
      ...may(['create', 'update'], ['BlogPost']),
      ...may(['read'], ['Attribute', 'Family', 'Channel', 'Catalog']),
      ...OFFICE,
    ],
  },
  {
    id: 'maintainer',
    ability: [
      ...may(['read', 'update', 'publish'], ['Catalog']),
      ...may(ALL_ACTIONS, ['Job', 'Invoice']),
      ...may(['read', 'update'], ['User']),
      ...may(['read'], ['Attribute', 'Family', 'Channel', 'Product', 'PublishedCatalog', 'Employee', 'ACL']),
      ...OFFICE,
    ],
  },
  {
    id: 'reviewer',
    ability: [
      ...may(['read', 'publish'], ['Catalog']),
      ...may(['read'], ['Attribute', 'Family', 'Channel', 'Product', 'PublishedCatalog', 'Job']),
      ...OFFICE,
    ],
  },
  {
    id: 'viewer',
    ability: [
      ...may(['read'], ['Attribute', 'Family', 'Channel', 'Catalog', 'Product', 'PublishedCatalog', 'Job']),
      ...OFFICE,
    ],
  },
  {
    id: 'subscriber',
    ability: [
      ...may(['read'], ['Attribute', 'Family', 'Channel', 'Catalog', 'Product', 'PublishedCatalog', ...PAGES]),
      ...may(['read', 'update'], ['AccountSettings', 'Bookmark', 'Notification']),
      ...may(['create'], ['BlogComment']),
      ...may(['read'], ['Auth']),
    ],
  },
  { id: 'client', ability: may(['read'], ['ACL', 'Auth']) },
];

/** Returns the role with its current permissions; undefined for an unknown name. */
export async function getRole({ store }: Pick<DomainContext, 'store'>, name: string): Promise<RoleRecord | undefined> {
  return (await store.get('roles', name)) ?? ROLES.find(({ id }) => id === name);
}
