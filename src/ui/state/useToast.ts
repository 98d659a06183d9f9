import { createContext, useContext, useMemo } from 'react';
import type { Queue } from '#lib/queue';

/** A link or button in a toast. Pressing it also dismisses the toast. */
export interface ToastAction {
  label: string;
  /** Path of a screen. */
  to?: string;
  onSelect?: () => void;
}

/** For `timeoutMs`: the message stays until it is dismissed. */
export const untilDismissed = -1;

/** A message at the edge of the page. */
export interface ToastMessage {
  intent: 'success' | 'warning' | 'error' | 'info';
  title: string;
  text?: string | undefined;
  actions?: readonly ToastAction[];
  /** The ID by which `dismiss` removes it. A message with the same ID replaces it. */
  id?: string;
  /**
   * How long the message stays, in milliseconds. By default, 5 seconds for a success, and until dismissed for
   * everything else.
   */
  timeoutMs?: number;
}

/** A command to the toast area. */
export type ToastCommand = ToastMessage | { dismiss: string };

/** Shows short messages at the edge of the page, which are all announced to screen readers. */
export interface Toasts {
  /** Reports a success. */
  success: (title: string, text?: string) => void;
  /** Reports a failure. */
  error: (title: string, text?: string) => void;
  /** Shows information. */
  info: (title: string, text?: string) => void;
  /** Shows a message with all options. */
  show: (message: ToastMessage) => void;
  /** Removes the message with this ID. */
  dismiss: (id: string) => void;
}

/** Provided by the app. */
export const ToastContext = createContext<Queue<ToastCommand> | null>(null);

/** Returns functions to show toasts: `useToast().success(formatMessage(messages.saved))`. Throws outside the app. */
export function useToast(): Toasts {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('ToastContext has no provider.');
  return useMemo(() => {
    const say = (intent: ToastMessage['intent']) => (title: string, text?: string) =>
      queue.push({ intent, title, text });
    return {
      success: say('success'),
      error: say('error'),
      info: say('info'),
      show: (message) => queue.push(message),
      dismiss: (id) => queue.push({ dismiss: id }),
    };
  }, [queue]);
}
