import { htmlOfText, textOfHtml } from '#lib/htmlText';
import type { UpdateBlogPostInput } from '#graphql/types.generated';
import type { PostFormFragment } from './BlogEdit.generated';
import { postFieldNames, type PostValues } from './postSchema';

/** The form values of a new post. */
const newPost: PostValues = {
  title: '',
  slug: '',
  status: 'DRAFT',
  categories: [],
  tags: [],
  excerpt: '',
  content: '',
  featuredImage: '',
  featuredImageAlt: '',
};

/** The form values of a stored post, or of a new one. */
export function toFormValues(post: PostFormFragment | null): PostValues {
  if (!post) return newPost;
  const { title, slug, status, categories, tags, excerpt, content, featuredImage, featuredImageAlt } = post;
  return {
    title,
    slug,
    status,
    categories: [...categories],
    tags: [...tags],
    excerpt: textOfHtml(excerpt),
    content,
    featuredImage,
    featuredImageAlt,
  };
}

/** The values that differ from the stored ones. */
export function getChanges(stored: PostValues, values: PostValues): Partial<PostValues> {
  return Object.fromEntries(
    postFieldNames.flatMap((name) =>
      JSON.stringify(stored[name]) === JSON.stringify(values[name]) ? [] : [[name, values[name]]],
    ),
  );
}

/** Changed values as the server takes them. */
export function toInput(changes: Partial<PostValues>): Omit<UpdateBlogPostInput, 'id'> {
  const { excerpt, featuredImage, ...rest } = changes;
  return {
    ...rest,
    ...(excerpt !== undefined && { excerpt: htmlOfText(excerpt) }),
    ...(featuredImage !== undefined && { featuredImage: featuredImage || null }),
  };
}
