import type { ChatProfileUserRecord } from '../../records/chat';
import type { UpdateChatProfileUserInput } from '../../types.generated';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { CHAT_LOCK, getProfileUser } from './chatList';

/** In characters. */
const MAX_ABOUT = 10_000;

/** Updates the given fields of the chat owner. Throws INVALID with `fields.about` if the text is too long. */
export function updateProfileUser(
  ctx: Pick<DomainContext, 'store' | 'locks'>,
  { about, status, settings }: UpdateChatProfileUserInput,
): Promise<ChatProfileUserRecord> {
  return withLock(ctx, CHAT_LOCK, async (commit) => {
    const former = await getProfileUser(ctx);
    assertNoFieldErrors({
      ...((about?.length ?? 0) > MAX_ABOUT && { about: say`Use ${MAX_ABOUT} characters or fewer.` }),
    });
    const put: ChatProfileUserRecord = {
      ...former,
      about: about?.trim() ?? former.about,
      status: status ?? former.status,
      settings: {
        isTwoStepAuthVerificationEnabled:
          settings?.isTwoStepAuthVerificationEnabled ?? former.settings.isTwoStepAuthVerificationEnabled,
        isNotificationsOn: settings?.isNotificationsOn ?? former.settings.isNotificationsOn,
      },
    };
    await commit([{ table: 'chatProfileUsers', put }]);
    return put;
  });
}
