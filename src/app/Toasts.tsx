import { lazy, Suspense, useEffect, useState } from 'react';
import type { Queue } from '../lib/queue';
import type { ToastMessage } from '../ui/useToast';

const ToastArea = lazy(() => import('./ToastArea').then((module) => ({ default: module.ToastArea })));

/** Takes what is to be said; the area that shows it is loaded with the first message. */
export function Toasts({ queue }: { queue: Queue<ToastMessage> }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => queue.drain((message) => setMessages((said) => [...said, message])), [queue]);
  if (messages.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea messages={messages} />
    </Suspense>
  );
}
