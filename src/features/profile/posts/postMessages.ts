import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of posts and their comments. */
export const postMessages = defineMessages({
  post: { id: 'profile.post', defaultMessage: 'Post by {name}' },
  like: { id: 'profile.like', defaultMessage: 'Like, {count, number}' },
  likedBy: {
    id: 'profile.likedBy',
    defaultMessage:
      '{others, plural, =0 {Liked by {names}} one {Liked by {names} and # other} other {Liked by {names} and # others}}',
  },
  comments: { id: 'profile.comments', defaultMessage: '{count, plural, one {# comment} other {# comments}}' },
  commentBy: { id: 'profile.comment.by', defaultMessage: 'Comment by {name}' },
  likeComment: { id: 'profile.comment.like', defaultMessage: 'Like comment by {name}, {count, number}' },
  write: { id: 'profile.comment.write', defaultMessage: 'Write a comment' },
  send: { id: 'profile.comment.send', defaultMessage: 'Comment' },
  missing: { id: 'profile.comment.missing', defaultMessage: 'Enter a comment.' },
  tooLong: sharedMessages.tooLong,
  delete: sharedMessages.deleteComment,
  deleteTitle: sharedMessages.deleteCommentQuestion,
  deleteText: {
    id: 'profile.comment.deleteText',
    defaultMessage: 'This permanently deletes your comment. You can’t undo this.',
  },
  deleted: { id: 'profile.comment.deleted', defaultMessage: 'Comment deleted' },
});
