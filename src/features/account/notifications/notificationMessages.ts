import { defineMessages } from '#i18n/defineMessages';

/** Messages of the email preferences. */
export const notificationMessages = defineMessages({
  heading: { id: 'account.notifications.heading', defaultMessage: 'Email preferences' },
  demo: {
    id: 'account.notifications.demo',
    defaultMessage: 'This demo saves your choices, but doesn’t send these emails.',
  },
  activity: { id: 'account.notifications.activity', defaultMessage: 'Activity' },
  news: { id: 'account.notifications.news', defaultMessage: 'News' },
  commentOnArticle: {
    id: 'account.notifications.commentOnArticle',
    defaultMessage: 'Email me when someone comments on my article',
  },
  answerOnForm: { id: 'account.notifications.answerOnForm', defaultMessage: 'Email me when someone answers my form' },
  followMe: { id: 'account.notifications.followMe', defaultMessage: 'Email me when someone follows me' },
  newAnnouncements: { id: 'account.notifications.newAnnouncements', defaultMessage: 'Announcements' },
  productUpdates: { id: 'account.notifications.productUpdates', defaultMessage: 'Product updates' },
  blogDigest: { id: 'account.notifications.blogDigest', defaultMessage: 'Blog digest' },
});
