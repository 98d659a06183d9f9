import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Notice } from '#ui/state/Notice';
import { formMessages as messages } from './formMessages';
import type { usePostForm } from './usePostForm';

/** Says that a draft was restored, or that someone else has saved the post, with what the user can do. */
export function PostNotices({ editor }: { editor: ReturnType<typeof usePostForm> }) {
  const { formatDate, formatMessage } = useIntl();
  const { draft, isDirty, isStale, reset, keepMine } = editor;
  if (isStale) {
    return (
      <Notice
        tone="warning"
        actions={
          <>
            <Button size="small" onClick={keepMine}>
              {formatMessage(messages.keepMine)}
            </Button>
            <Button size="small" onClick={reset}>
              {formatMessage(messages.loadLatest)}
            </Button>
          </>
        }
      >
        {formatMessage(messages.stale)}
      </Notice>
    );
  }
  if (draft === null || !isDirty) return null;
  return (
    <Notice
      tone="info"
      actions={
        <Button size="small" onClick={reset}>
          {formatMessage(messages.discardDraft)}
        </Button>
      }
    >
      {formatMessage(messages.restored, {
        when: formatDate(draft.savedAt, { dateStyle: 'medium', timeStyle: 'short' }),
      })}
    </Notice>
  );
}
