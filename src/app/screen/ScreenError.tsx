import { Button } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { SpotIllustration } from '#ui/illustration/SpotIllustration';
import { MessagePage } from '#ui/state/MessagePage';
import { messages as uiMessages } from '#ui/messages';
import { messages } from '../messages';

/** Thrown by `import()` when a part of the app cannot be fetched. Its name and message differ between browsers. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|fetch|load/i.test(error.message);

const reload = () => window.location.reload();

export interface ScreenErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Clears stored state that may break the app on every start. Offered when the whole app fails. */
  onStartAfresh?: () => void;
}

/**
 * Replaces a screen that crashed or failed to load. If it failed to load, the page is loaded again, also automatically
 * when the network is back: Chromium does not request a module again of which an import failed.
 */
export function ScreenError({ error, onRetry, onStartAfresh }: ScreenErrorProps) {
  const { formatMessage } = useIntl();
  const isLoading = isLoadFailure(error);
  useEffect(() => {
    if (!isLoading) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isLoading]);
  return (
    <MessagePage
      picture={<SpotIllustration name="broken" />}
      title={formatMessage(isLoading ? messages.loadFailedTitle : messages.crashTitle)}
      text={formatMessage(isLoading ? messages.loadFailedText : messages.crashText)}
      actions={
        <>
          <Button appearance="primary" onClick={isLoading ? reload : onRetry}>
            {formatMessage(isLoading ? messages.reload : uiMessages.retry)}
          </Button>
          {!isLoading && <LinkButton to={paths.home}>{formatMessage(messages.toHome)}</LinkButton>}
          {onStartAfresh && <Button onClick={onStartAfresh}>{formatMessage(messages.resetApp)}</Button>}
        </>
      }
    >
      {onStartAfresh && formatMessage(messages.startAfreshText)}
    </MessagePage>
  );
}
