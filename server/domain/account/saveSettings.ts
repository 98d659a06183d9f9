import { avatarUrl } from '../../drawings/addresses';
import { type AccountSettingsRecord, NOTIFICATION_FLAGS } from '../../records/account';
import type {
  AccountSettings,
  AccountSocialLinkInput,
  ConnectionNetwork,
  UpdateAccountInfoInput,
  UpdateAccountNotificationsInput,
  UpdateAccountSessionsInput,
} from '../../types.generated';
import { ACCOUNTS_LOCK } from '../auth/session';
import { assertIdleChoice, getSessionPolicy } from '../auth/sessionPolicy';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import type { DomainContext } from '../context';
import { toSlug } from '#shared/slug';
import { say } from '../../records/sentence';
import { toAccount, accountView } from './accountView';
import { infoFaults, isLinkAddress, TEXT_LENGTH, tooLong } from './settingsFaults';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user' | 'locks'>;

/** Stores the result of applying `change` to the current account's settings; errors of `change` propagate. */
const saveSettings = (
  ctx: Writes,
  change: (settings: AccountSettingsRecord) => AccountSettingsRecord,
): Promise<AccountSettings> =>
  withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const { user, settings } = await toAccount(ctx);
    const changed = change(settings);
    await commit([{ table: 'accountSettings', put: changed }]);
    return accountView(ctx, { user, settings: changed });
  });

/** Saves the profile; omitted fields keep their values. Throws INVALID with `fields`. */
export function saveAccountInfo(ctx: Writes, input: UpdateAccountInfoInput): Promise<AccountSettings> {
  return saveSettings(ctx, (settings) => {
    const info = {
      bio: input.bio?.trim() ?? settings.bio,
      dob: input.dob === undefined ? settings.dob : input.dob,
      country: input.country?.trim() ?? settings.country,
      website: input.website === undefined ? settings.website : (input.website ?? ''),
      phone: input.phone?.trim() ?? settings.phone,
    };
    assertNoFieldErrors(infoFaults(info, ctx.now()));
    return { ...settings, ...info };
  });
}

/** Saves links to social profiles; null removes a link. Throws INVALID under `socialLinks.{NETWORK}`. */
export function saveSocialLinks(ctx: Writes, links: readonly AccountSocialLinkInput[]): Promise<AccountSettings> {
  return saveSettings(ctx, (settings) => {
    const given = links.map(({ network, url }) => ({ network, url: url ?? '' }));
    const wrong = given.filter(({ url }) => url !== '' && !isLinkAddress(url));
    assertNoFieldErrors(
      Object.fromEntries(
        wrong.map(({ network }) => [
          `socialLinks.${network}`,
          say`Enter a URL that starts with https:// or http://, or leave this blank.`,
        ]),
      ),
    );
    const changed = Object.fromEntries(given.map(({ network, url }) => [network, url]));
    return { ...settings, socialLinks: { ...settings.socialLinks, ...changed } };
  });
}

/**
 * Connects the account to a network under a name, or disconnects it if the name is null. Throws INVALID with
 * `fields.name`.
 */
export function setConnection(
  ctx: Writes,
  { network, name }: { network: ConnectionNetwork; name?: string | null },
): Promise<AccountSettings> {
  return saveSettings(ctx, (settings) => {
    const trimmed = name?.trim() ?? null;
    if (trimmed === '') assertNoFieldErrors({ name: say`Enter your account name on that network.` });
    if (trimmed !== null && trimmed.length > TEXT_LENGTH) assertNoFieldErrors({ name: tooLong(TEXT_LENGTH) });
    const seed = `${network.toLowerCase()}-${toSlug(trimmed ?? '')}`.slice(0, 60);
    const connection = trimmed === null ? null : { name: trimmed, profileImage: avatarUrl(seed) };
    return { ...settings, connections: { ...settings.connections, [network]: connection } };
  });
}

/** Saves when sessions of the account end. Throws INVALID at `idleMinutes`. */
export function saveAccountSessions(
  ctx: Writes,
  { idleMinutes }: UpdateAccountSessionsInput,
): Promise<AccountSettings> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const { user, settings } = await toAccount(ctx);
    if (idleMinutes === null || idleMinutes === undefined) return accountView(ctx, { user, settings });
    assertIdleChoice('idleMinutes', idleMinutes, (await getSessionPolicy(ctx)).maxIdleMinutes);
    const changed = { ...user, idleMinutes };
    await commit([{ table: 'authUsers', put: changed }]);
    return accountView(ctx, { user: changed, settings });
  });
}

/** Saves which notification emails the account gets; omitted fields keep their values. */
export function saveNotifications(ctx: Writes, input: UpdateAccountNotificationsInput): Promise<AccountSettings> {
  return saveSettings(ctx, (settings) => {
    const flags = NOTIFICATION_FLAGS.map((flag) => [flag, input[flag] ?? settings.notifications[flag]] as const);
    return { ...settings, notifications: { ...settings.notifications, ...Object.fromEntries(flags) } };
  });
}
