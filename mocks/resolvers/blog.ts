import type { Resolvers } from '../types.generated';

const posts = () => import('../domain/blog/posts');
const writes = () => import('../domain/blog/postWrites');
const comments = () => import('../domain/blog/comments');

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: async (_, { input }, ctx) => (await posts()).listPosts(ctx, input ?? {}),
    blogPost: async (_, { id }, ctx) => (await posts()).getPost(ctx, id),
    blogRecentPosts: async (_, { first }, ctx) => (await posts()).recentPosts(ctx, first),
    blogCategories: async (_, _args, ctx) => (await posts()).listCategories(ctx),
    blogTags: async (_, _args, ctx) => (await posts()).listTags(ctx),
  },
  Mutation: {
    blogPostCreate: async (_, { input }, ctx) => (await writes()).createPost(ctx, input),
    blogPostSave: async (_, { id, input }, ctx) => (await writes()).savePost(ctx, id, input),
    blogCommentAdd: async (_, args, ctx) => (await comments()).addComment(ctx, args),
    blogBookmarkToggle: async (_, { postId }, ctx) => (await writes()).togglePostBookmark(ctx, postId),
  },
  BlogPost: {
    excerptText: async (post) => (await posts()).excerptText(post),
    commentCount: async ({ id }, _, ctx) => (await comments()).countComments(ctx, id),
    comments: async ({ id }, _, ctx) => (await comments()).listComments(ctx, id),
    related: async (post, { first }, ctx) => (await posts()).relatedPosts(ctx, post, first),
  },
};
