import {
  Link,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ToastMessage } from '../ui/useToast';
import { messages as words } from './messages';

const toasterId = 'toasts';

/** How long a message of success stays, in milliseconds; the others stay until they are dismissed. */
const successMs = 5000;

/** Where toasts appear. `messages` only grows; each is shown once. */
export function ToastArea({ messages }: { messages: readonly ToastMessage[] }) {
  const { formatMessage } = useIntl();
  const { dispatchToast } = useToastController(toasterId);
  const shownRef = useRef(0);
  useEffect(() => {
    for (const { intent, title, text } of messages.slice(shownRef.current)) {
      const dismiss = (
        <ToastTrigger>
          <Link>{formatMessage(words.dismiss)}</Link>
        </ToastTrigger>
      );
      dispatchToast(
        <Toast>
          <ToastTitle action={dismiss}>{title}</ToastTitle>
          {text !== undefined && <ToastBody>{text}</ToastBody>}
        </Toast>,
        { intent, timeout: intent === 'success' ? successMs : -1 },
      );
    }
    shownRef.current = messages.length;
  }, [messages, dispatchToast, formatMessage]);
  return <Toaster toasterId={toasterId} position="bottom-end" pauseOnHover pauseOnWindowBlur />;
}
