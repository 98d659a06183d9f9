import { defineMessages } from '#i18n/defineMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  list: { id: 'blog.list.title', defaultMessage: 'Blog' },
  detail: { id: 'blog.detail.title', defaultMessage: 'Blog post' },
  edit: { id: 'blog.edit.title', defaultMessage: 'Edit post' },
  new: { id: 'blog.new.title', defaultMessage: 'New post' },
});
