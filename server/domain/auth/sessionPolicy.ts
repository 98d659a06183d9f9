import { IDLE_CHOICES } from '#shared/idleChoices';
import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import { say } from '../../records/sentence';
import type { SessionPolicy, UpdateSessionPolicyInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { assertNoFieldErrors } from '../errors';
import { withLock } from '../withLock';

/** Id of the setting with the limit in minutes. */
const LIMIT = 'maxIdleMinutes';

const MOST_MINUTES = Math.max(...IDLE_CHOICES);

/** After how many minutes without input sessions of a new account end. */
export const DEFAULT_IDLE_MINUTES = 60;

/** What applies to the sessions of all accounts. */
export async function getSessionPolicy({ store }: Pick<DomainContext, 'store'>): Promise<SessionPolicy> {
  const setting = await store.get('settings', LIMIT);
  return { maxIdleMinutes: setting ? Number(setting.value) : MOST_MINUTES };
}

/** After how many minutes without input sessions of the account end. */
export async function getIdleMinutes(
  ctx: Pick<DomainContext, 'store'>,
  { idleMinutes }: Pick<AuthUserRecord, 'idleMinutes'>,
): Promise<number> {
  return Math.min(idleMinutes, (await getSessionPolicy(ctx)).maxIdleMinutes);
}

/** Throws INVALID at the field unless it has one of the choices up to `most`. */
export function assertIdleChoice(field: 'idleMinutes' | 'maxIdleMinutes', minutes: number, most = MOST_MINUTES) {
  const choices: number[] = IDLE_CHOICES.filter((choice) => choice <= most);
  if (!choices.includes(minutes)) assertNoFieldErrors({ [field]: say`Select one of these: ${choices.join(', ')}.` });
}

/** Changes the limit. Throws FORBIDDEN for others than administrators, and INVALID at `maxIdleMinutes`. */
export async function updateSessionPolicy(
  ctx: Pick<DomainContext, 'store' | 'locks' | 'user'>,
  { maxIdleMinutes }: UpdateSessionPolicyInput,
): Promise<SessionPolicy> {
  if (ctx.user?.role !== 'admin') throw new DomainError('FORBIDDEN', say`Only administrators can change this.`);
  if (maxIdleMinutes === null || maxIdleMinutes === undefined) return getSessionPolicy(ctx);
  assertIdleChoice(LIMIT, maxIdleMinutes);
  const put = { id: LIMIT, value: String(maxIdleMinutes) };
  await withLock(ctx, LIMIT, (commit) => commit([{ table: 'settings', put }]));
  return { maxIdleMinutes };
}
