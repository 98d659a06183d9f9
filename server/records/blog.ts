import type { BlogCategory, BlogPostStatus } from '../types.generated';

/** The label of each status. */
export const BLOG_STATUS_LABELS: Readonly<Record<BlogPostStatus, string>> = {
  PUBLISHED: 'Published',
  PENDING: 'Pending',
  DRAFT: 'Draft',
};

/** All categories in order, with their labels, URL slugs, and icons. */
export const BLOG_CATEGORIES = [
  { category: 'PRODUCT_DATA', value: 'product-data', label: 'Product data', icon: 'box' },
  { category: 'PHOTOGRAPHY', value: 'photography', label: 'Photography', icon: 'camera' },
  { category: 'PRICING', value: 'pricing', label: 'Pricing', icon: 'money' },
  { category: 'CHANNELS', value: 'channels', label: 'Channels', icon: 'megaphone' },
  { category: 'TEAMWORK', value: 'teamwork', label: 'Teamwork', icon: 'people-team' },
] as const satisfies { category: BlogCategory; value: string; label: string; icon: string }[];

export interface BlogAuthorRecord {
  fullName: string;
  avatar: string | null;
  /** The account that wrote it. Missing for authors without one. */
  accountId?: string;
  /** The email address of that account, which finds its user. */
  email?: string;
}

export interface BlogPostRecord {
  id: string;
  title: string;
  slug: string;
  status: BlogPostStatus;
  /** HTML, like the content. */
  excerpt: string;
  content: string;
  featuredImage: string;
  /** Missing in posts of the demo. */
  featuredImageAlt?: string;
  author: BlogAuthorRecord;
  categories: BlogCategory[];
  tags: string[];
  isBookmarked: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface BlogCommentRecord {
  id: string;
  postId: string;
  /** The comment that it replies to; null for a comment on the post itself. */
  parentId: string | null;
  author: BlogAuthorRecord;
  text: string;
  createdAt: string;
}
