import { sharedMessages } from '#ui/sharedMessages';
import { nameMessages } from '#ui/nameMessages';
import { titles } from './titles';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the page and its panels. */
export const messages = defineMessages({
  title: titles.profile,
  accountSettings: nameMessages.accountSettings,
  about: sharedMessages.about,
  joined: { id: 'profile.about.joined', defaultMessage: 'Joined' },
  lives: { id: 'profile.about.lives', defaultMessage: 'Lives in' },
  email: nameMessages.email,
  website: sharedMessages.website,
  photos: { id: 'profile.photos', defaultMessage: 'Photos' },
  noPhotos: { id: 'profile.photos.none', defaultMessage: 'No photos yet' },
  posts: { id: 'profile.posts', defaultMessage: 'Posts' },
  noPosts: { id: 'profile.posts.none', defaultMessage: 'No posts yet' },
  poll: { id: 'profile.poll', defaultMessage: 'Poll' },
  suggestions: { id: 'profile.suggestions', defaultMessage: 'People to follow' },
  noSuggestions: { id: 'profile.suggestions.none', defaultMessage: 'No suggestions at the moment' },
  pages: { id: 'profile.pages', defaultMessage: 'Suggested pages' },
  noPages: { id: 'profile.pages.none', defaultMessage: 'No suggested pages at the moment' },
  feed: { id: 'profile.feed', defaultMessage: 'Feed' },
  noMessages: { id: 'profile.feed.none', defaultMessage: 'No messages in your feed' },
  failed: sharedMessages.changeNotSaved,
});
