import type { Resolvers } from '../types.generated';

/** The values that records have for those of an enum, if they are others. */
export const enumResolvers: Resolvers = {
  CalendarName: { BUSINESS: 'Business', HOLIDAY: 'Holiday', PERSONAL: 'Personal', FAMILY: 'Family', ETC: 'ETC' },
  ChatStatus: { ONLINE: 'online', OFFLINE: 'offline', BUSY: 'busy', AWAY: 'away' },
  EmailFolder: { INBOX: 'inbox', SENT: 'sent', DRAFT: 'draft', SPAM: 'spam', TRASH: 'trash' },
  EmailLabel: { PRIVATE: 'private', COMPANY: 'company', IMPORTANT: 'important', PERSONAL: 'personal' },
  EmailView: { INBOX: 'inbox', SENT: 'sent', DRAFT: 'draft', SPAM: 'spam', TRASH: 'trash', STARRED: 'starred' },
  InvoiceService: {
    SOFTWARE_DEVELOPMENT: 'Software Development',
    DESIGN_AND_DEVELOPMENT: 'UI/UX Design & Development',
    EXTENDED_LICENSE: 'Unlimited Extended License',
    TEMPLATE_CUSTOMIZATION: 'Template Customization',
    SHOP_PRODUCT: 'Shop Product',
    DELIVERY: 'Delivery',
  },
  InvoiceStatus: {
    PAID: 'Paid',
    DOWNLOADED: 'Downloaded',
    SENT: 'Sent',
    DRAFT: 'Draft',
    PARTIAL_PAYMENT: 'Partial Payment',
    PAST_DUE: 'Past Due',
  },
  TaskFilter: { OPEN: 'not-completed', IMPORTANT: 'important', COMPLETED: 'completed', DELETED: 'deleted' },
  TaskFlag: { COMPLETED: 'isCompleted', IMPORTANT: 'isImportant' },
  TaskTag: { UPDATE: 'update', TEAM: 'team', LOW: 'low', MEDIUM: 'medium', HIGH: 'high' },
  UserStatus: { ACTIVE: 'active', INACTIVE: 'inactive', PENDING: 'pending' },
};
