import { z } from 'zod';
import { getAccountSettings } from '../domain/account/accountView';
import type { ConnectionNetwork, SocialNetwork } from '../types.generated';
import { type Route, route } from './route';

const connection = z.union([z.strictObject({ profileImg: z.string(), id: z.string() }), z.strictObject({})]);

const LINK_KEYS = {
  TWITTER: 'twitter',
  FACEBOOK: 'facebook',
  GOOGLE: 'google',
  LINKEDIN: 'linkedIn',
  INSTAGRAM: 'instagram',
  QUORA: 'quora',
} as const satisfies Record<SocialNetwork, string>;

const CONNECTION_KEYS = {
  TWITTER: 'twitter',
  GOOGLE: 'google',
  FACEBOOK: 'facebook',
  GITHUB: 'github',
} as const satisfies Record<ConnectionNetwork, string>;

/** REST represents a phone number as a number made of its digits; null if there are none. */
const phoneDigits = (phone: string) => {
  const digits = phone.replace(/\D/g, '');
  return digits ? Number(digits) : null;
};

/** Account settings (REST contract, section 10). */
export const accountRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/account-setting/data',
    summary: 'Account settings; without a token, those of the first administrator',
    ability: { action: 'read', subject: 'AccountSettings' },
    takes: z.object({}),
    answers: z.strictObject({
      general: z.strictObject({
        avatar: z.string(),
        username: z.string(),
        fullName: z.string(),
        email: z.string(),
        company: z.string(),
      }),
      info: z.strictObject({
        bio: z.string(),
        dob: z.string().nullable(),
        country: z.string(),
        website: z.string(),
        phone: z.number().nullable(),
      }),
      social: z.strictObject({
        socialLinks: z.strictObject({
          twitter: z.string(),
          facebook: z.string(),
          google: z.string(),
          linkedIn: z.string(),
          instagram: z.string(),
          quora: z.string(),
        }),
        connections: z.strictObject({
          twitter: connection,
          google: connection,
          facebook: connection,
          github: connection,
        }),
      }),
      notification: z.strictObject({
        commentOnArticle: z.boolean(),
        answerOnForm: z.boolean(),
        followMe: z.boolean(),
        newAnnouncements: z.boolean(),
        productUpdates: z.boolean(),
        blogDigest: z.boolean(),
      }),
    }),
    handle: async (ctx) => {
      const { general, info, socialLinks, connections, notifications } = await getAccountSettings(ctx);
      return {
        general,
        info: { ...info, phone: phoneDigits(info.phone) },
        social: {
          socialLinks: Object.fromEntries(socialLinks.map(({ network, url }) => [LINK_KEYS[network], url])),
          connections: Object.fromEntries(
            connections.map(({ network, name, profileImage }) => [
              CONNECTION_KEYS[network],
              name === null ? {} : { profileImg: profileImage, id: name },
            ]),
          ),
        },
        notification: notifications,
      };
    },
  }),
];
