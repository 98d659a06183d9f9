import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from './EmptyState';
import { messages } from '../messages';

export interface ErrorStateProps {
  title?: string;
  /** What went wrong, in one sentence. */
  message: string;
  onRetry?: (() => void) | undefined;
  /** Additional buttons. */
  actions?: ReactNode;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function ErrorState({ title, message, onRetry, actions }: ErrorStateProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={title ?? formatMessage(messages.failed)}
        description={message}
        actions={
          <>
            {onRetry && (
              <Button appearance="primary" onClick={onRetry}>
                {formatMessage(messages.retry)}
              </Button>
            )}
            {actions}
          </>
        }
      />
    </div>
  );
}
