import { createContext, useContext, useMemo } from 'react';
import type { Queue } from '../lib/queue';

/** One message at the edge of the page. */
export interface ToastMessage {
  intent: 'success' | 'error' | 'info';
  title: string;
  text?: string | undefined;
}

/** Short messages at the edge of the page; all read out by screen readers. */
export interface Toasts {
  /** Something was done. */
  success(title: string, text?: string): void;
  /** Something failed: stays until it is dismissed. */
  error(title: string, text?: string): void;
  /** Something to know: stays until it is dismissed. */
  info(title: string, text?: string): void;
}

/** Filled by the app. */
export const ToastContext = createContext<Queue<ToastMessage> | null>(null);

/** Says something in a toast: `useToast().success(formatMessage(messages.saved))`. Throws outside the app. */
export function useToast(): Toasts {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('ToastContext is not filled.');
  return useMemo(() => {
    const say = (intent: ToastMessage['intent']) => (title: string, text?: string) =>
      queue.push({ intent, title, text });
    return { success: say('success'), error: say('error'), info: say('info') };
  }, [queue]);
}
