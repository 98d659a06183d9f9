import { avatarUrl } from '../../drawings/addresses';
import { type AccountSettingsRecord, CONNECTION_NETWORKS, SOCIAL_NETWORKS } from '../../records/account';
import type { AuthUserRecord } from '../../records/auth';
import type { AccountSettings } from '../../types.generated';
import { actingUser } from '../actingUser';
import { getSessionPolicy } from '../auth/sessionPolicy';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store' | 'user'>;

/**
 * Defaults for an account that never saved settings: an empty profile, and emails only about things that need a
 * response.
 */
const emptySettings = (id: string): AccountSettingsRecord => ({
  id,
  company: '',
  bio: '',
  dob: null,
  country: '',
  website: '',
  phone: '',
  socialLinks: { TWITTER: '', FACEBOOK: '', GOOGLE: '', LINKEDIN: '', INSTAGRAM: '', QUORA: '' },
  connections: { TWITTER: null, GOOGLE: null, FACEBOOK: null, GITHUB: null },
  notifications: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: false,
    productUpdates: false,
    blogDigest: false,
  },
  passwordChangedAt: null,
});

/** An account and its settings, as stored. */
export interface Account {
  user: AuthUserRecord;
  settings: AccountSettingsRecord;
}

/** The account of the signed-in user, else the first administrator. Throws UNAUTHENTICATED. */
export async function toAccount(ctx: Reads): Promise<Account> {
  const acting = await actingUser(ctx);
  const user = (await ctx.store.get('authUsers', acting.id)) ?? acting;
  return { user, settings: (await ctx.store.get('accountSettings', user.id)) ?? emptySettings(user.id) };
}

/** The settings as shown; names and avatar come from the account itself. */
export async function accountView(
  ctx: Pick<DomainContext, 'store'>,
  { user, settings }: Account,
): Promise<AccountSettings> {
  return {
    id: user.id,
    general: {
      avatar: user.avatar ?? avatarUrl(`account-${user.id}`),
      username: user.username,
      fullName: user.fullName,
      email: user.email,
      company: settings.company,
    },
    info: {
      bio: settings.bio,
      dob: settings.dob,
      country: settings.country,
      website: settings.website,
      phone: settings.phone,
    },
    socialLinks: SOCIAL_NETWORKS.map((network) => ({ network, url: settings.socialLinks[network] })),
    connections: CONNECTION_NETWORKS.map((network) => {
      const { name = null, profileImage = null } = settings.connections[network] ?? {};
      return { network, name, profileImage };
    }),
    notifications: settings.notifications,
    passwordChangedAt: settings.passwordChangedAt,
    idleMinutes: user.idleMinutes,
    ...(await getSessionPolicy(ctx)),
  };
}

/** The settings of the current account. Throws UNAUTHENTICATED if there is no account at all. */
export async function getAccountSettings(ctx: Reads): Promise<AccountSettings> {
  return accountView(ctx, await toAccount(ctx));
}
