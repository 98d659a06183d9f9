import { InMemoryCache, type FieldPolicy } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';
import { possibleTypes } from './possibleTypes.generated';

/** A new list replaces the old one entirely. */
const replaced: FieldPolicy = { merge: false };

const lists = (...fields: string[]): Record<string, FieldPolicy> =>
  Object.fromEntries(fields.map((field) => [field, replaced]));

/** Parts of an entity without their own identity. Fields read by different screens are merged. */
const part = { keyFields: false, merge: true } as const;

/**
 * Limits for memoized reads of objects and lists in Apollo. A product can have thousands of variants with three lists
 * each; beyond these sizes, every change to it would read them all again.
 */
Object.assign(cacheSizes, {
  'inMemoryCache.executeSelectionSet': 200_000,
  'inMemoryCache.executeSubSelectedArray': 100_000,
} satisfies Partial<typeof cacheSizes>);

/** Normalized by ID. Objects that exist only inside others are stored there. */
export function createCache() {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: lists('importTargets', 'jobProfiles', 'invoiceClients', 'views', 'wishlist') },
      Catalog: {
        fields: lists(
          'channels',
          'salesChannels',
          'locales',
          'currencies',
          'tags',
          'lastJobs',
          'ruleFaults',
          'rules',
          'channelRules',
          'steps',
          'brands',
          'categories',
          'grades',
          'issueKinds',
          'untranslated',
        ),
      },
      CatalogChannel: { keyFields: false, fields: lists('labels', 'locales', 'currencies') },
      CategoryTree: { ...part, fields: lists('categories') },
      Product: {
        fields: lists(
          'categories',
          'attributes',
          'values',
          'translationProgress',
          'variants',
          'prices',
          'media',
          'issues',
          'completenessMatrix',
          'notInChannels',
          'channelMemberships',
        ),
      },
      Completeness: part,
      Quality: { ...part, fields: lists('parts') },
      ProductVariant: { fields: lists('options', 'attributes', 'values', 'prices', 'media') },
      AttributeDefinition: { fields: lists('names', 'labels', 'units', 'rules', 'options', 'usage', 'families') },
      Channel: { fields: lists('labels', 'locales', 'currencies', 'catalogs') },
      Family: { fields: lists('labels', 'attributes', 'variantAxes', 'usage') },
      Role: { keyFields: ['name'], fields: lists('ability') },
      Email: { fields: lists('attachments', 'bcc', 'cc', 'labels', 'replies', 'to') },
      EmailSender: part,
      Job: { fields: lists('steps', 'log', 'outputFiles') },
      JobProfile: { fields: lists('mapping') },
      Money: part,
      Invoice: { fields: lists('items') },
      Chat: { fields: lists('messages', 'lastMessage') },
      BlogPost: { fields: lists('categories', 'comments', 'related', 'tags') },
      Task: { fields: lists('tags') },
      Cart: { fields: lists('items') },
      ProfilePost: { fields: lists('comments', 'likedBy') },
      PublishedCatalog: { fields: lists('feeds') },
      PublishPreview: part,
      CategoryRule: { ...part, fields: lists('excludedProducts') },
      ChannelRule: { ...part, fields: lists('includedProducts', 'excludedProducts') },
      StatisticsCards: part,
      AnalyticsCards: part,
      RestorePreview: part,
      GoogleFeedReport: { keyFields: false, merge: true, fields: lists('leftOut') },
      ShopProposal: part,
      IssueCounts: part,
      JobProgress: part,
      JobCounts: part,
      DiffSummary: part,
      PriceRange: part,
      ViewSettings: { ...part, fields: lists('filters', 'columns') },
      Seo: part,
      ImportSummary: part,
      // Without an ID in a dry run.
      NewAttribute: { keyFields: false },
      Client: part,
      PaymentDetails: part,
      // An issue’s ID is unique only within its product or job.
      ValidationIssue: { keyFields: false },
    },
  });
}
