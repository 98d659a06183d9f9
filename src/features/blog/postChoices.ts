/** All categories, in display order. */
export const blogCategories = ['PRODUCT_DATA', 'PHOTOGRAPHY', 'PRICING', 'CHANNELS', 'TEAMWORK'] as const;

/** All statuses, in display order. */
export const blogStatuses = ['PUBLISHED', 'PENDING', 'DRAFT'] as const;
