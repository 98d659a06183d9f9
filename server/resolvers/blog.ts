import {
  excerptText,
  getPost,
  listPostCategories,
  listPosts,
  listTags,
  recentPosts,
  relatedPosts,
} from '../domain/blog/posts';
import { createPost, deletePost, savePost, togglePostBookmark } from '../domain/blog/postWrites';
import { addComment, canDeleteComment, countComments, deleteComment, readComments } from '../domain/blog/comments';
import { findAuthorUserId } from '../domain/blog/authors';
import type { Resolvers } from '../types.generated';

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: (_, { input }, ctx) => listPosts(ctx, input ?? {}),
    blogPost: (_, { id }, ctx) => getPost(ctx, id),
    blogRecentPosts: (_, { first }, ctx) => recentPosts(ctx, first),
    blogCategories: (_, _args, ctx) => listPostCategories(ctx),
    blogTags: (_, _args, ctx) => listTags(ctx),
  },
  Mutation: {
    createBlogPost: async (_, { input }, ctx) => ({ post: await createPost(ctx, input) }),
    updateBlogPost: async (_, { input: { id, ...changes } }, ctx) => ({ post: await savePost(ctx, id, changes) }),
    createBlogComment: async (_, { input }, ctx) => ({
      comment: await addComment(ctx, input),
      post: await getPost(ctx, input.postId),
    }),
    deleteBlogComment: async (_, { input }, ctx) => {
      const { deletedIds, postId } = await deleteComment(ctx, input.id);
      return { deletedIds, post: await getPost(ctx, postId) };
    },
    deleteBlogPost: async (_, { input }, ctx) => ({ deletedId: await deletePost(ctx, input.id) }),
    toggleBlogPostBookmark: async (_, { input }, ctx) => ({ post: await togglePostBookmark(ctx, input.id) }),
    setBlogPostBookmark: async (_, { input }, ctx) => ({
      post: await togglePostBookmark(ctx, input.id, input.isBookmarked),
    }),
  },
  BlogAuthor: { userId: (author, _, ctx) => findAuthorUserId(ctx, author) },
  BlogComment: { canDelete: (comment, _, ctx) => canDeleteComment(ctx, comment) },
  BlogPost: {
    featuredImageAlt: ({ featuredImageAlt }) => featuredImageAlt ?? '',
    excerptText: (post) => excerptText(post),
    commentCount: ({ id }, _, ctx) => countComments(ctx, id),
    comments: async ({ id }, input, ctx) => [...(await readComments(ctx, id, input))],
    related: (post, { first }, ctx) => relatedPosts(ctx, post, first),
  },
};
