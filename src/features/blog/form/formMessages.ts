import { defineMessages } from '#i18n/defineMessages';

/** Messages of the form of a post. */
export const formMessages = defineMessages({
  create: { id: 'blog.form.create', defaultMessage: 'Create post' },
  write: { id: 'blog.form.write', defaultMessage: 'Write' },
  settings: { id: 'blog.form.settings', defaultMessage: 'Post settings' },
  titleMissing: { id: 'blog.form.titleMissing', defaultMessage: 'Enter a title for the post.' },
  untitled: { id: 'blog.form.untitled', defaultMessage: 'Untitled post' },
  content: { id: 'blog.form.content', defaultMessage: 'Content' },
  lost: {
    id: 'blog.form.lost',
    defaultMessage: 'If you change the content here, the following is removed from it: {parts}.',
  },
  excerpt: { id: 'blog.form.excerpt', defaultMessage: 'Excerpt' },
  excerptHint: { id: 'blog.form.excerptHint', defaultMessage: 'One or two sentences, shown in the list of posts.' },
  slugHint: {
    id: 'blog.form.slugHint',
    defaultMessage: 'A unique name for URLs. Leave it blank to generate it from the title.',
  },
  slugWrong: {
    id: 'blog.form.slugWrong',
    defaultMessage: 'Use lowercase letters and digits, separated by single hyphens. Example: spring-sale',
  },
  featuredImage: { id: 'blog.form.featuredImage', defaultMessage: 'Featured image' },
  alt: { id: 'blog.form.alt', defaultMessage: 'Alt text of the image' },
  altHint: { id: 'blog.form.altHint', defaultMessage: 'What the image shows. Leave it blank for a decorative image.' },
  restored: { id: 'blog.form.restored', defaultMessage: 'Your unsaved changes from {when} were restored.' },
  discardDraft: { id: 'blog.form.discardDraft', defaultMessage: 'Discard changes' },
  stale: { id: 'blog.form.stale', defaultMessage: 'Someone else has saved this post since you opened it.' },
  keepMine: { id: 'blog.form.keepMine', defaultMessage: 'Keep my changes' },
  loadLatest: { id: 'blog.form.loadLatest', defaultMessage: 'Discard mine and load theirs' },
});
