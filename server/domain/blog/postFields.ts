import { sceneUrl } from '../../drawings/addresses';
import type { BlogPostRecord } from '../../records/blog';
import type { CreateBlogPostInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { htmlText } from '../texts/htmlText';
import { toSlug } from '#shared/slug';
import { say, type Sentence } from '../../records/sentence';

/** The fields that can be edited in the post editor. */
export type BlogPostFields = Pick<
  BlogPostRecord,
  'title' | 'slug' | 'status' | 'categories' | 'tags' | 'excerpt' | 'content' | 'featuredImage'
> & { featuredImageAlt: string };

const TITLE_LENGTH = 2000;
const HTML_LENGTH = 200_000;
const ALT_LENGTH = 500;

const NEW_POST: BlogPostFields = {
  title: '',
  slug: '',
  status: 'DRAFT',
  categories: [],
  tags: [],
  excerpt: '',
  content: '',
  featuredImage: sceneUrl('new-post'),
  featuredImageAlt: '',
};

/** An image stored by this gateway. Posts must not load images from other hosts. */
const OWN_PICTURE = /^\/media\/[\w-]+$/;

const titleFault = (title: string) => {
  if (!title) return say`Enter a title.`;
  return title.length > TITLE_LENGTH ? say`Use ${TITLE_LENGTH} characters or fewer.` : null;
};

const tooLong = (html: string) =>
  html.length > HTML_LENGTH ? say`Use ${HTML_LENGTH} characters or fewer, including markup.` : null;

const contentFault = ({ status, content }: BlogPostFields) =>
  status === 'PUBLISHED' && htmlText(content) === '' ? say`Add content before you publish the post.` : tooLong(content);

const slugFault = (slug: string) =>
  slug === '' || toSlug(slug) === slug
    ? null
    : say`Use lowercase letters and digits, separated by single hyphens. Example: spring-sale-2024`;

const findFaults = (fields: BlogPostFields) => {
  const messages = {
    title: titleFault(fields.title),
    slug: slugFault(fields.slug),
    excerpt: tooLong(fields.excerpt),
    content: contentFault(fields),
    featuredImageAlt: fields.featuredImageAlt.length > ALT_LENGTH ? say`Use ${ALT_LENGTH} characters or fewer.` : null,
    featuredImage: OWN_PICTURE.test(fields.featuredImage)
      ? null
      : say`Select an image stored in this app. Its URL is /media/ followed by its ID.`,
  };
  return Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, Sentence] => entry[1] !== null));
};

/**
 * Applies the input to the existing fields of a post (null for a new post). Trims texts and removes duplicate tags and
 * categories. The slug stays empty until one is set. Throws INVALID with a message for each invalid field.
 */
export function postFields(input: CreateBlogPostInput, former: BlogPostRecord | null): BlogPostFields {
  const before = { ...NEW_POST, ...former };
  const tags = input.tags?.map((tag) => tag.trim()).filter(Boolean) ?? before.tags;
  const fields: BlogPostFields = {
    title: input.title?.trim() ?? before.title,
    slug: input.slug?.trim() || before.slug,
    status: input.status ?? before.status,
    categories: [...new Set(input.categories ?? before.categories)],
    tags: [...new Set(tags)],
    excerpt: input.excerpt?.trim() ?? before.excerpt,
    content: input.content?.trim() ?? before.content,
    featuredImage:
      input.featuredImage === undefined ? before.featuredImage : input.featuredImage?.trim() || NEW_POST.featuredImage,
    featuredImageAlt: input.featuredImageAlt?.trim() ?? before.featuredImageAlt,
  };
  assertNoFieldErrors(findFaults(fields));
  return fields;
}
