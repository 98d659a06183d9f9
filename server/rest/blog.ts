import { z } from 'zod';
import type { RequestContext } from '../context';
import { countComments, listComments } from '../domain/blog/comments';
import { excerptText, listPostCategories, publishedPosts, recentPosts } from '../domain/blog/posts';
import { DomainError } from '../errors';
import { say } from '../records/sentence';
import { BLOG_CATEGORIES, BLOG_STATUS_LABELS } from '../records/blog';
import { route, type Route } from './route';

/** Number of posts in the sidebar. */
const RECENT = 4;

const text = z.string();
const count = z.int().min(0);

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The formatted day, for example `May 24, 2026`. */
const dayText = (time: string) => dates.format(new Date(time));

/** The newest post, used by paths without an id. */
const frontPost = async (ctx: RequestContext) => {
  const [post] = await publishedPosts(ctx);
  if (!post) throw new DomainError('NOT_FOUND', say`The blog has no published posts.`);
  return post;
};

/** The blog paths (REST contract, section 10). */
export const blogRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/blog/list/data',
    summary: 'Lists the published posts, newest first.',
    takes: z.object({}),
    answers: z.array(
      z.strictObject({
        id: z.int(),
        img: text,
        title: text,
        avatar: text,
        userFullName: text,
        blogPosted: text,
        tags: z.array(text),
        excerpt: text,
        comment: count,
      }),
    ),
    handle: async (ctx) =>
      Promise.all(
        (await publishedPosts(ctx)).map(async (post) => ({
          id: Number(post.id),
          img: post.featuredImage,
          title: post.title,
          avatar: post.author.avatar ?? '',
          userFullName: post.author.fullName,
          blogPosted: dayText(post.createdAt),
          tags: post.tags,
          excerpt: excerptText(post),
          comment: await countComments(ctx, post.id),
        })),
      ),
  }),
  route({
    method: 'GET',
    path: '/blog/list/data/sidebar',
    summary: 'Returns the sidebar of the list: the latest posts and the categories.',
    takes: z.object({}),
    answers: z.strictObject({
      recentPosts: z.array(z.strictObject({ id: z.int(), img: text, title: text, createdTime: text })),
      categories: z.array(z.strictObject({ category: text, icon: text })),
    }),
    handle: async (ctx) => ({
      recentPosts: (await recentPosts(ctx, RECENT)).map(({ id, featuredImage, title, createdAt }) => ({
        id: Number(id),
        img: featuredImage,
        title,
        createdTime: dayText(createdAt),
      })),
      categories: (await listPostCategories(ctx)).map(({ label, icon }) => ({ category: label, icon })),
    }),
  }),
  route({
    method: 'GET',
    path: '/blog/list/data/detail',
    summary: 'Returns the newest post with its comments.',
    takes: z.object({}),
    answers: z.strictObject({
      blog: z.strictObject({
        img: text,
        title: text,
        avatar: text,
        userFullName: text,
        createdTime: text,
        tags: z.array(text),
        content: text,
        comments: count,
        bookmarked: z.boolean(),
      }),
      comments: z.array(z.strictObject({ avatar: text, userFullName: text, commentedAt: text, commentText: text })),
    }),
    handle: async (ctx) => {
      const post = await frontPost(ctx);
      const comments = await listComments(ctx, post.id);
      return {
        blog: {
          img: post.featuredImage,
          title: post.title,
          avatar: post.author.avatar ?? '',
          userFullName: post.author.fullName,
          createdTime: dayText(post.createdAt),
          tags: post.tags,
          content: post.content,
          comments: comments.length,
          bookmarked: post.isBookmarked,
        },
        comments: comments.map((comment) => ({
          avatar: comment.author.avatar ?? '',
          userFullName: comment.author.fullName,
          commentedAt: dayText(comment.createdAt),
          commentText: comment.text,
        })),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/blog/list/data/edit',
    summary: 'Returns the newest post for editing.',
    takes: z.object({}),
    answers: z.strictObject({
      avatar: text,
      userFullName: text,
      createdTime: text,
      blogTitle: text,
      blogCategories: z.array(z.strictObject({ value: text, label: text })),
      slug: text,
      status: z.enum(Object.values(BLOG_STATUS_LABELS)),
      excerpt: text,
      featuredImage: text,
    }),
    handle: async (ctx) => {
      const post = await frontPost(ctx);
      return {
        avatar: post.author.avatar ?? '',
        userFullName: post.author.fullName,
        createdTime: dayText(post.createdAt),
        blogTitle: post.title,
        blogCategories: BLOG_CATEGORIES.filter(({ category }) => post.categories.includes(category)).map(
          ({ value, label }) => ({ value, label }),
        ),
        slug: post.slug,
        status: BLOG_STATUS_LABELS[post.status],
        excerpt: post.excerpt,
        featuredImage: post.featuredImage,
      };
    },
  }),
];
