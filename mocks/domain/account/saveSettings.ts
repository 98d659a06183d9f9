import { avatarUrl } from '../../fixtures/pictures/addresses';
import { type AccountSettingsRecord, NOTIFICATION_FLAGS } from '../../records/account';
import type {
  AccountInfoInput,
  AccountNotificationsInput,
  AccountSettings,
  ConnectionNetwork,
  SocialLinkInput,
} from '../../types.generated';
import { ACCOUNTS_KEY } from '../auth/session';
import { inTurn } from '../inTurn';
import { refuseInvalid } from '../refusal';
import type { DomainContext } from '../context';
import { slugOf } from '../products/slug';
import { accountOf, accountView } from './accountView';
import { infoFaults, isWebAddress, TEXT_LENGTH, tooLong } from './settingsFaults';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user'>;

/** Puts what `change` makes of the settings of the one who acts; what it throws is thrown. */
const saveSettings = (
  ctx: Writes,
  change: (settings: AccountSettingsRecord) => AccountSettingsRecord,
): Promise<AccountSettings> =>
  inTurn(ctx.store, ACCOUNTS_KEY, async () => {
    const { user, settings } = await accountOf(ctx);
    const changed = change(settings);
    await ctx.store.commit([{ table: 'accountSettings', put: changed }]);
    return accountView({ user, settings: changed });
  });

/** Saves what people tell about themselves; what is left out stays. Throws INVALID with `fields`. */
export const saveAccountInfo = (ctx: Writes, input: AccountInfoInput): Promise<AccountSettings> =>
  saveSettings(ctx, (settings) => {
    const info = {
      bio: input.bio?.trim() ?? settings.bio,
      dob: input.dob === undefined ? settings.dob : input.dob?.trim() || null,
      country: input.country?.trim() ?? settings.country,
      website: input.website?.trim() ?? settings.website,
      phone: input.phone?.trim() ?? settings.phone,
    };
    refuseInvalid(infoFaults(info, ctx.now()));
    return { ...settings, ...info };
  });

/** Saves the links to pages elsewhere; empty text takes one away. Throws INVALID under `socialLinks.{NETWORK}`. */
export const saveSocialLinks = (ctx: Writes, links: readonly SocialLinkInput[]): Promise<AccountSettings> =>
  saveSettings(ctx, (settings) => {
    const given = links.map(({ network, url }) => ({ network, url: url.trim() }));
    const wrong = given.filter(({ url }) => url !== '' && !isWebAddress(url));
    refuseInvalid(
      Object.fromEntries(
        wrong.map(({ network }) => [
          `socialLinks.${network}`,
          'Enter an address that begins with https:// or http://, or leave it empty.',
        ]),
      ),
    );
    const changed = Object.fromEntries(given.map(({ network, url }) => [network, url]));
    return { ...settings, socialLinks: { ...settings.socialLinks, ...changed } };
  });

/** Connects the account to a network under a name, or disconnects it for null. Throws INVALID with `fields.name`. */
export const setConnection = (
  ctx: Writes,
  { network, name }: { network: ConnectionNetwork; name?: string | null },
): Promise<AccountSettings> =>
  saveSettings(ctx, (settings) => {
    const trimmed = name?.trim() ?? null;
    if (trimmed === '') refuseInvalid({ name: 'Enter the name of the account there.' });
    if (trimmed !== null && trimmed.length > TEXT_LENGTH) refuseInvalid({ name: tooLong(TEXT_LENGTH) });
    const seed = `${network.toLowerCase()}-${slugOf(trimmed ?? '')}`.slice(0, 60);
    const connection = trimmed === null ? null : { name: trimmed, profileImage: avatarUrl(seed) };
    return { ...settings, connections: { ...settings.connections, [network]: connection } };
  });

/** Saves what the account wants mail about; what is left out stays. */
export const saveNotifications = (ctx: Writes, input: AccountNotificationsInput): Promise<AccountSettings> =>
  saveSettings(ctx, (settings) => {
    const flags = NOTIFICATION_FLAGS.map((flag) => [flag, input[flag] ?? settings.notifications[flag]] as const);
    return { ...settings, notifications: { ...settings.notifications, ...Object.fromEntries(flags) } };
  });
