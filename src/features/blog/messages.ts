import { commonMessages } from '#ui/commonMessages';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Names and texts that several screens of the blog show. */
export const messages = defineMessages({
  PUBLISHED: commonMessages.published,
  PENDING: { id: 'blog.status.pending', defaultMessage: 'Pending review' },
  DRAFT: commonMessages.draft,
  PRODUCT_DATA: { id: 'blog.category.productData', defaultMessage: 'Product data' },
  PHOTOGRAPHY: { id: 'blog.category.photography', defaultMessage: 'Photography' },
  PRICING: { id: 'blog.category.pricing', defaultMessage: 'Pricing' },
  CHANNELS: nameMessages.channels,
  TEAMWORK: { id: 'blog.category.teamwork', defaultMessage: 'Teamwork' },
  commentCount: {
    id: 'blog.commentCount',
    defaultMessage: '{count, plural, =0 {Comments} one {# comment} other {# comments}}',
  },
  goneTitle: { id: 'blog.gone.title', defaultMessage: 'Post not found' },
  goneText: { id: 'blog.gone.text', defaultMessage: 'This post no longer exists, or the link is wrong.' },
  toBlog: { id: 'blog.gone.toBlog', defaultMessage: 'View all posts' },
});
