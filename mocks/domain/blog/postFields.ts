import { sceneUrl } from '../../fixtures/pictures/addresses';
import type { BlogPostRecord } from '../../records/blog';
import type { BlogPostInput } from '../../types.generated';
import { refuseInvalid } from '../refusal';
import { htmlText } from '../feeds/htmlText';
import { slugOf } from '../products/slug';

/** What the editors of a post fill in. */
export type BlogPostFields = Pick<
  BlogPostRecord,
  'title' | 'slug' | 'status' | 'categories' | 'tags' | 'excerpt' | 'content' | 'featuredImage'
>;

const TITLE_LENGTH = 2000;
const HTML_LENGTH = 200_000;

const NEW_POST: BlogPostFields = {
  title: '',
  slug: '',
  status: 'DRAFT',
  categories: [],
  tags: [],
  excerpt: '',
  content: '',
  featuredImage: sceneUrl('new-post'),
};

/** A picture that this gateway has; posts call no other host. */
const OWN_PICTURE = /^\/media\/[\w-]+$/;

const titleFault = (title: string) => {
  if (!title) return 'Give the post a title.';
  return title.length > TITLE_LENGTH ? `A title has at most ${TITLE_LENGTH} characters.` : null;
};

const tooLong = (html: string) =>
  html.length > HTML_LENGTH ? `Write at most ${HTML_LENGTH} characters, markup included.` : null;

const contentFault = ({ status, content }: BlogPostFields) =>
  status === 'PUBLISHED' && htmlText(content) === ''
    ? 'Write something before you publish the post.'
    : tooLong(content);

const slugFault = (slug: string) =>
  slug === '' || slugOf(slug) === slug ? null : 'Use lower-case letters, digits and single hyphens between them.';

const faultsOf = (fields: BlogPostFields) => {
  const messages = {
    title: titleFault(fields.title),
    slug: slugFault(fields.slug),
    excerpt: tooLong(fields.excerpt),
    content: contentFault(fields),
    featuredImage: OWN_PICTURE.test(fields.featuredImage) ? null : 'Choose a picture of this app: /media/ and its id.',
  };
  return Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== null));
};

/**
 * The fields that the input makes of a post's former ones (null for a new post), texts trimmed, tags and categories
 * once each; the slug is empty where none was given yet. Throws INVALID with a message for each field at fault.
 */
export const postFields = (input: BlogPostInput, former: BlogPostFields | null): BlogPostFields => {
  const before = former ?? NEW_POST;
  const tags = input.tags?.map((tag) => tag.trim()).filter(Boolean) ?? before.tags;
  const fields: BlogPostFields = {
    title: input.title?.trim() ?? before.title,
    slug: input.slug?.trim() || before.slug,
    status: input.status ?? before.status,
    categories: [...new Set(input.categories ?? before.categories)],
    tags: [...new Set(tags)],
    excerpt: input.excerpt?.trim() ?? before.excerpt,
    content: input.content?.trim() ?? before.content,
    featuredImage: input.featuredImage?.trim() || before.featuredImage,
  };
  refuseInvalid(faultsOf(fields));
  return fields;
};
