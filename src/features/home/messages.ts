import { commonMessages } from '#ui/commonMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the home page. */
export const messages = defineMessages({
  heading: { id: 'home.heading', defaultMessage: 'Welcome, {name}' },
  description: { id: 'home.description', defaultMessage: 'What needs your attention today.' },
  welcome: { id: 'home.welcome', defaultMessage: 'You’re signed in as {role}' },
  welcomeText: {
    id: 'home.welcome.text',
    defaultMessage: 'Your role has the permissions below. To work with catalogs, ask an administrator for access.',
  },
  viewPermissions: { id: 'home.welcome.permissions', defaultMessage: 'View permissions' },
  viewAll: { id: 'home.viewAll', defaultMessage: 'View all' },
  viewAllOf: { id: 'home.viewAll.label', defaultMessage: 'View all: {heading}' },
  nextStep: { id: 'home.catalog.nextStep', defaultMessage: 'Next step: {step}' },
  openCatalog: sharedMessages.openCatalog,
  noCatalog: sharedMessages.noCatalogs,
  products: nameMessages.products,
  errors: commonMessages.errors,
  warnings: nameMessages.warnings,
  notes: nameMessages.notes,
  currentVersion: nameMessages.currentVersion,
  noVersion: nameMessages.none,
  jobs: { id: 'home.jobs', defaultMessage: 'Running and failed jobs' },
  noJobs: { id: 'home.jobs.none', defaultMessage: 'No jobs are running, and none have failed.' },
  versions: { id: 'home.versions', defaultMessage: 'Latest versions' },
  noVersions: { id: 'home.versions.none', defaultMessage: 'Nothing has been published yet.' },
  versionOf: nameMessages.versionOf,
  tasks: { id: 'home.tasks', defaultMessage: 'Tasks due' },
  noTasks: { id: 'home.tasks.none', defaultMessage: 'No tasks are due in the next 7 days.' },
  overdue: { id: 'home.tasks.overdue', defaultMessage: 'Overdue' },
  due: { id: 'home.tasks.due', defaultMessage: 'Due {day}' },
  inbox: { id: 'home.inbox', defaultMessage: 'Unread messages' },
  noMessages: { id: 'home.inbox.none', defaultMessage: 'You have no unread emails or chat messages.' },
  unseen: nameMessages.newMessages,
});
