import { DEMO_MODEL, type TableSeed } from '#server/demo';

/** The records of the demo apps. The catalog records are created at startup (seed.ts). */
export const DEMO_SEEDS: readonly TableSeed[] = [
  {
    name: 'blog',
    tables: ['blogPosts', 'blogComments'],
    load: async (now) => (await import('../fixtures/blog/blog')).blogFixtures(now),
  },
  {
    name: 'chat',
    tables: ['chatContacts', 'chatProfileUsers', 'chats'],
    load: async (now) => (await import('../fixtures/chat/chatFixtures')).chatFixtures(now),
  },
  {
    // Without demo products, there is none.
    name: 'productModel',
    tables: ['attributeDefinitions', 'families'],
    load: async (_, store) => {
      const marker = await store.get('settings', DEMO_MODEL);
      return marker ? (await import('../fixtures/model/productModel')).productModelFixtures(marker.value) : [];
    },
  },
  {
    name: 'email',
    tables: ['mails'],
    load: async (now) => (await import('../fixtures/email/emailFixtures')).emailFixtures(now),
  },
  {
    name: 'employees',
    tables: ['employees'],
    load: async (now) => (await import('../fixtures/employees')).employeesFixtures(now),
  },
  {
    name: 'search',
    tables: ['autocompleteTitles', 'searchContacts', 'searchFiles'],
    load: async (now) => (await import('../fixtures/search/search')).searchFixtures(now),
  },
  {
    name: 'shop',
    tables: ['shopProducts', 'wishlistItems', 'cartItems'],
    load: async () => (await import('../fixtures/shop')).shopFixtures(),
  },
  {
    name: 'account',
    tables: ['accountSettings'],
    load: async () => (await import('../fixtures/account')).accountFixtures(),
  },
  {
    name: 'calendar',
    tables: ['calendarEvents'],
    load: async (now) => (await import('../fixtures/calendar')).calendarFixtures(now),
  },
  {
    name: 'invoices',
    tables: ['invoices'],
    load: async (now) => (await import('../fixtures/invoices')).invoicesFixtures(now),
  },
  { name: 'todo', tables: ['tasks'], load: async (now) => (await import('../fixtures/todo')).todoFixtures(now) },
  { name: 'users', tables: ['users'], load: async () => (await import('../fixtures/users')).usersFixtures() },
  { name: 'faq', tables: ['faqGroups'], load: async () => (await import('../fixtures/faq')).faqFixtures() },
  {
    name: 'knowledgeBase',
    tables: ['knowledgeBaseCategories', 'knowledgeBaseArticles'],
    load: async (now) => (await import('../fixtures/knowledgeBase')).knowledgeBaseFixtures(now),
  },
  {
    name: 'pricing',
    tables: ['pricingPlans', 'pricingQuestions'],
    load: async () => (await import('../fixtures/pricing')).pricingFixtures(),
  },
  {
    name: 'profile',
    tables: ['profiles'],
    load: async (now) => (await import('../fixtures/profile')).profileFixtures(now),
  },
];
