import { titles as componentTitles } from '#features/components/titles';
import { ruleMessages } from '#features/products/rule/ruleMessages';
import { messages as uiMessages } from '#ui/messages';
import { nameMessages } from '#ui/nameMessages';
import { messages as appMessages } from '../messages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages of the palette. */
export const messages = defineMessages({
  title: appMessages.palette,
  placeholder: { id: 'palette.placeholder', defaultMessage: 'Search pages, products, jobs, and more' },
  close: uiMessages.close,
  results: { id: 'palette.results', defaultMessage: 'Results' },
  limited: { id: 'palette.limited', defaultMessage: 'Each group shows the first {limit, number}.' },
  nothing: { id: 'palette.nothing', defaultMessage: 'No results for “{q}”' },
  failed: { id: 'palette.failed', defaultMessage: 'Couldn’t search products and other records. Try again.' },
  recent: { id: 'palette.recent', defaultMessage: 'Recent' },
  bookmarks: nameMessages.bookmarks,
  components: componentTitles.list,
  screens: nameMessages.pages,
  actions: nameMessages.actions,
  products: nameMessages.products,
  catalogs: nameMessages.catalogs,
  jobs: nameMessages.jobs,
  versions: { id: 'palette.versions', defaultMessage: 'Published versions' },
  recipes: nameMessages.recipes,
  rules: nameMessages.rules,
  categoryRule: ruleMessages.heading,
  users: nameMessages.users,
  invoices: nameMessages.invoices,
  emails: nameMessages.emails,
  jobOfFile: nameMessages.typeOfFile,
  jobNumber: { id: 'palette.job.number', defaultMessage: 'Job {id}' },
  jobNote: { id: 'palette.job.note', defaultMessage: '{catalog}, job {id}' },
  version: nameMessages.versionOf,
  invoice: { id: 'palette.invoice', defaultMessage: 'Invoice {id}' },
  newCatalog: nameMessages.newCatalog,
  newProduct: { id: 'palette.action.newProduct', defaultMessage: 'New product in {catalog}' },
  importInto: { id: 'palette.action.import', defaultMessage: 'Import into {catalog}' },
  publish: { id: 'palette.action.publish', defaultMessage: 'Publish {catalog}' },
  skuInCatalog: { id: 'palette.skuInCatalog', defaultMessage: '{sku} in {catalog}' },
  light: { id: 'palette.action.light', defaultMessage: 'Use light theme' },
  dark: { id: 'palette.action.dark', defaultMessage: 'Use dark theme' },
  system: { id: 'palette.action.system', defaultMessage: 'Use system theme' },
  ltr: { id: 'palette.action.ltr', defaultMessage: 'Use left-to-right layout' },
  rtl: { id: 'palette.action.rtl', defaultMessage: 'Use right-to-left layout' },
  notifications: { id: 'palette.action.notifications', defaultMessage: 'Show notifications' },
  shortcuts: appMessages.shortcuts,
  signOut: appMessages.signOut,
});
