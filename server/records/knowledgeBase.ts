import type { ThemeColor } from '../types.generated';

export interface KnowledgeBaseCategoryRecord {
  id: string;
  slug: string;
  title: string;
  description: string;
  image: string;
  icon: string;
  iconColor: ThemeColor;
}

export interface KnowledgeBaseArticleRecord {
  id: string;
  categoryId: string;
  slug: string;
  question: string;
  /** HTML. */
  content: string;
  updatedAt: string;
  /** Ids of the accounts that rated it helpful. */
  helpfulTo: string[];
  /** Ids of the accounts that rated it not helpful. */
  notHelpfulTo: string[];
}
