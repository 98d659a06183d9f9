import { Toast, ToastBody, ToastTitle, ToastTrigger, Link, useToastController } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Under which the one toast area listens. */
export const toasterId = 'toasts';

/** Short messages at the edge of the page; all read out by screen readers. */
export interface Toasts {
  /** Something was done. */
  success(title: string, text?: string): void;
  /** Something failed: stays until it is dismissed. */
  error(title: string, text?: string): void;
  /** Something to know: stays until it is dismissed. */
  info(title: string, text?: string): void;
}

/** Says something in a toast: `useToast().success(formatMessage(messages.saved))`. */
export function useToast(): Toasts {
  const { dispatchToast } = useToastController(toasterId);
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const show = (intent: 'success' | 'error' | 'info', timeout: number) => (title: string, text?: string) =>
      dispatchToast(
        <Toast>
          <ToastTitle
            action={
              <ToastTrigger>
                <Link>{formatMessage(messages.dismiss)}</Link>
              </ToastTrigger>
            }
          >
            {title}
          </ToastTitle>
          {text !== undefined && <ToastBody>{text}</ToastBody>}
        </Toast>,
        { intent, timeout },
      );
    return { success: show('success', 5000), error: show('error', -1), info: show('info', -1) };
  }, [dispatchToast, formatMessage]);
}
