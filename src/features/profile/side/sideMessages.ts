import { defineMessages } from '#i18n/defineMessages';

/** Messages of the panels beside the posts. */
export const sideMessages = defineMessages({
  favorite: { id: 'profile.favorite', defaultMessage: 'Mark {name} as a favorite' },
  mutualFriends: {
    id: 'profile.mutualFriends',
    defaultMessage: '{count, plural, one {# mutual friend} other {# mutual friends}}',
  },
  follow: { id: 'profile.follow', defaultMessage: 'Follow' },
  following: { id: 'profile.following', defaultMessage: 'Following' },
  followName: { id: 'profile.followName', defaultMessage: 'Follow {name}' },
  followingName: { id: 'profile.followingName', defaultMessage: 'Following {name}' },
  favoriteMessage: { id: 'profile.feed.favorite', defaultMessage: 'Mark the message from {name} as a favorite' },
  option: {
    id: 'profile.poll.option',
    defaultMessage: '{name} {share, number, ::percent}, {count, plural, one {# vote} other {# votes}}',
  },
  totalVotes: { id: 'profile.poll.total', defaultMessage: '{count, plural, one {# vote} other {# votes}}' },
  removeVote: { id: 'profile.poll.remove', defaultMessage: 'Remove vote' },
});
