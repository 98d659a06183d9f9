import { createContext, useContext, useMemo } from 'react';
import type { Queue } from '../lib/queue';

/** A link or button in a toast; pressing it also dismisses the toast. */
export interface ToastAction {
  label: string;
  /** Address of a screen. */
  to?: string;
  onSelect?(): void;
}

/** One message at the edge of the page. */
export interface ToastMessage {
  intent: 'success' | 'warning' | 'error' | 'info';
  title: string;
  text?: string | undefined;
  actions?: readonly ToastAction[];
  /** Under which `dismiss` takes it away; a message with the same id takes its place. */
  id?: string;
  /** How long it stays, in milliseconds; where not given, 5 seconds for a success and until dismissed for all else. */
  timeoutMs?: number;
}

/** What the toast area is told. */
export type ToastCommand = ToastMessage | { dismiss: string };

/** Short messages at the edge of the page; all read out by screen readers. */
export interface Toasts {
  /** Something was done. */
  success(title: string, text?: string): void;
  /** Something failed. */
  error(title: string, text?: string): void;
  /** Something to know. */
  info(title: string, text?: string): void;
  /** A message with all its possibilities. */
  show(message: ToastMessage): void;
  /** Takes away the message with this id. */
  dismiss(id: string): void;
}

/** Filled by the app. */
export const ToastContext = createContext<Queue<ToastCommand> | null>(null);

/** Says something in a toast: `useToast().success(formatMessage(messages.saved))`. Throws outside the app. */
export function useToast(): Toasts {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('ToastContext is not filled.');
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
