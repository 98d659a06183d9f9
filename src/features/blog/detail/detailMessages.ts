import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the page of a post. */
export const detailMessages = defineMessages({
  aboutAuthor: { id: 'blog.detail.aboutAuthor', defaultMessage: 'About the author' },
  allByAuthor: { id: 'blog.detail.allByAuthor', defaultMessage: 'All posts by this author' },
  related: { id: 'blog.detail.related', defaultMessage: 'Related posts' },
  bookmark: { id: 'blog.detail.bookmark', defaultMessage: 'Bookmark' },
  share: { id: 'blog.detail.share', defaultMessage: 'Share' },
  shareWith: { id: 'blog.detail.shareWith', defaultMessage: 'Share with an app' },
  copyLink: sharedMessages.copyLink,
  linkCopied: sharedMessages.linkCopied,
  linkNotCopied: sharedMessages.linkNotCopied,
  deletePost: { id: 'blog.delete.submit', defaultMessage: 'Delete post' },
  deleteText: {
    id: 'blog.delete.text',
    defaultMessage:
      'The post{count, plural, =0 {} one { and its comment} other { and its # comments}} will be permanently deleted. You can’t undo this.',
  },
  noComments: { id: 'blog.comment.none', defaultMessage: 'No comments yet. Write the first one.' },
  noCommentsToRead: { id: 'blog.comment.noneToRead', defaultMessage: 'No comments yet.' },
  yourComment: { id: 'blog.comment.label', defaultMessage: 'Your comment' },
  postComment: { id: 'blog.comment.submit', defaultMessage: 'Post comment' },
  writeComment: { id: 'blog.comment.missing', defaultMessage: 'Write a comment.' },
  reply: sharedMessages.reply,
  replyTo: { id: 'blog.comment.replyTo', defaultMessage: 'Reply to {name}' },
  yourReply: { id: 'blog.comment.replyLabel', defaultMessage: 'Your reply to {name}' },
  postReply: { id: 'blog.comment.replySubmit', defaultMessage: 'Post reply' },
  deleteCommentBy: { id: 'blog.comment.deleteBy', defaultMessage: 'Delete comment by {name}' },
  deleteCommentTitle: sharedMessages.deleteCommentQuestion,
  deleteComment: sharedMessages.deleteComment,
  deleteCommentText: {
    id: 'blog.comment.deleteText',
    defaultMessage:
      '{count, plural, =0 {The comment} one {The comment and its reply} other {The comment and its # replies}} will be permanently deleted. You can’t undo this.',
  },
  commentNotDeleted: { id: 'blog.comment.notDeleted', defaultMessage: 'Couldn’t delete the comment' },
});
