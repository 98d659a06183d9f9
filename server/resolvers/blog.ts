import type { Resolvers } from '../types.generated';

const posts = () => import('../domain/blog/posts');
const writes = () => import('../domain/blog/postWrites');
const comments = () => import('../domain/blog/comments');

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: async (_, { input }, ctx) => (await posts()).listPosts(ctx, input ?? {}),
    blogPost: async (_, { id }, ctx) => (await posts()).getPost(ctx, id),
    blogRecentPosts: async (_, { first }, ctx) => (await posts()).recentPosts(ctx, first),
    blogCategories: async (_, _args, ctx) => (await posts()).listPostCategories(ctx),
    blogTags: async (_, _args, ctx) => (await posts()).listTags(ctx),
  },
  Mutation: {
    createBlogPost: async (_, { input }, ctx) => ({ post: await (await writes()).createPost(ctx, input) }),
    updateBlogPost: async (_, { input: { id, ...changes } }, ctx) => ({
      post: await (await writes()).savePost(ctx, id, changes),
    }),
    createBlogComment: async (_, { input }, ctx) => ({
      comment: await (await comments()).addComment(ctx, input),
      post: await (await posts()).getPost(ctx, input.postId),
    }),
    deleteBlogComment: async (_, { input }, ctx) => {
      const { deletedIds, postId } = await (await comments()).deleteComment(ctx, input.id);
      return { deletedIds, post: await (await posts()).getPost(ctx, postId) };
    },
    deleteBlogPost: async (_, { input }, ctx) => ({ deletedId: await (await writes()).deletePost(ctx, input.id) }),
    toggleBlogPostBookmark: async (_, { input }, ctx) => ({
      post: await (await writes()).togglePostBookmark(ctx, input.id),
    }),
    setBlogPostBookmark: async (_, { input }, ctx) => ({
      post: await (await writes()).togglePostBookmark(ctx, input.id, input.isBookmarked),
    }),
  },
  BlogAuthor: {
    userId: async (author, _, ctx) => (await import('../domain/blog/authors')).findAuthorUserId(ctx, author),
  },
  BlogComment: { canDelete: async (comment, _, ctx) => (await comments()).canDeleteComment(ctx, comment) },
  BlogPost: {
    featuredImageAlt: ({ featuredImageAlt }) => featuredImageAlt ?? '',
    excerptText: async (post) => (await posts()).excerptText(post),
    commentCount: async ({ id }, _, ctx) => (await comments()).countComments(ctx, id),
    comments: async ({ id }, input, ctx) => [...(await (await comments()).readComments(ctx, id, input))],
    related: async (post, { first }, ctx) => (await posts()).relatedPosts(ctx, post, first),
  },
};
