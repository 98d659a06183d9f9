import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AuthUserRecord, PasswordResetRecord } from '../../records/auth';
import type { Change } from '../../records/tables';
import type { PasswordLink, PasswordLinkKind } from '../../types.generated';
import type { DomainContext } from '../context';

/** How long a link works, in milliseconds: an hour, or seven days. */
export const LINK_LIFE: Readonly<Record<PasswordLinkKind, number>> = {
  RESET: 3_600_000,
  INVITATION: 7 * 24 * 3_600_000,
};

const TOKEN_BYTES = 32;

/** A random token for a link. */
export function newLinkToken(): string {
  return bytesToHex(randomBytes(TOKEN_BYTES));
}

/** What is stored of the token of a link, so that the store does not reveal it: its SHA-256 in hexadecimal. */
export function hashLinkToken(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)));
}

/** A link to set a password of the account, and the change that makes it work. */
export function newPasswordLink(
  { now, publicUrl }: Pick<DomainContext, 'now' | 'publicUrl'>,
  { id: userId }: Pick<AuthUserRecord, 'id'>,
  kind: PasswordLinkKind,
): { link: string; change: Change } {
  const token = newLinkToken();
  const expiresAt = new Date(now().getTime() + LINK_LIFE[kind]).toISOString();
  return {
    link: `${publicUrl}/pages/reset-password-v1?token=${token}`,
    change: { table: 'passwordResets', put: { id: hashLinkToken(token), userId, kind, expiresAt } },
  };
}

/** The changes that end all links of the account, or only those of a kind. */
export async function endPasswordLinks(
  { store }: Pick<DomainContext, 'store'>,
  account: Pick<AuthUserRecord, 'id'>,
  ended?: PasswordLinkKind,
): Promise<Change[]> {
  const links = await store.list(
    'passwordResets',
    ({ userId, kind }) => userId === account.id && (ended === undefined || kind === ended),
  );
  return links.map(({ id }): Change => ({ table: 'passwordResets', remove: id }));
}

/** The link with the token, and its account; null if it no longer works. */
export async function findPasswordLink(
  { store, now }: Pick<DomainContext, 'store' | 'now'>,
  token: string,
): Promise<{ link: PasswordResetRecord; account: AuthUserRecord } | null> {
  const link = await store.get('passwordResets', hashLinkToken(token));
  const account = link && (await store.get('authUsers', link.userId));
  return account && !account.isDisabled && link.expiresAt > now().toISOString() ? { link, account } : null;
}

/** What the page that sets the password shows of a link; null if it no longer works. */
export async function showPasswordLink(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  token: string,
): Promise<PasswordLink | null> {
  const found = await findPasswordLink(ctx, token);
  return found && { kind: found.link.kind, fullName: found.account.fullName, email: found.account.email };
}
