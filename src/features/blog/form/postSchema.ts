import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { toSlug } from '#shared/slug';
import { blogCategories, blogStatuses } from '../postChoices';
import { formMessages as messages } from './formMessages';

/** Client-side validation of a post. The server validates the rest. */
export function postSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return z.object({
    title: z.string().check(z.trim(), z.minLength(1, formatMessage(messages.titleMissing))),
    slug: z.string().check(
      z.trim(),
      z.refine((slug) => toSlug(slug) === slug, formatMessage(messages.slugWrong)),
    ),
    status: z.enum(blogStatuses),
    categories: z.array(z.enum(blogCategories)),
    tags: z.array(z.string()),
    /** Plain text. */
    excerpt: z.string(),
    content: z.string(),
    /** Empty for the default image. */
    featuredImage: z.string(),
    featuredImageAlt: z.string().check(z.trim()),
  });
}

/** The form values of a post. */
export type PostValues = z.infer<ReturnType<typeof postSchema>>;

/** The fields that can show an error message, from top to bottom. */
export const postFieldNames = [
  'title',
  'content',
  'excerpt',
  'status',
  'slug',
  'categories',
  'tags',
  'featuredImage',
  'featuredImageAlt',
] as const satisfies (keyof PostValues)[];
