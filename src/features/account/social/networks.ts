import type { ConnectionNetwork, SocialNetwork } from '#graphql/types.generated';

/** Names of the networks, which are the same in all languages. */
export const networkNames: Readonly<Record<SocialNetwork | ConnectionNetwork, string>> = {
  TWITTER: 'Twitter',
  FACEBOOK: 'Facebook',
  GOOGLE: 'Google',
  LINKEDIN: 'LinkedIn',
  INSTAGRAM: 'Instagram',
  QUORA: 'Quora',
  GITHUB: 'GitHub',
};
