import type { EmailView } from '#graphql/types.generated';
import type { EmailBoxQuery } from '../EmailBox.generated';
import { messages } from '../messages';

/**
 * The number shown next to a view: unread emails for folders that receive emails, all emails for drafts, none
 * elsewhere.
 */
export function shownCount(view: EmailView, counts: EmailBoxQuery['emails']['counts'] | undefined) {
  const found = counts?.find((each) => each.view === view);
  if (view === 'DRAFT') return { count: found?.total ?? 0, message: messages.totalIn };
  const hasNews = view === 'INBOX' || view === 'SPAM';
  return { count: (hasNews && found?.unread) || 0, message: messages.unreadIn };
}
