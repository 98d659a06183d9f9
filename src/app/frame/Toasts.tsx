import { Suspense, useContext, useEffect, useState } from 'react';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { ToastContext, type ToastCommand } from '#ui/state/useToast';

const ToastArea = lazyWithRetry(() => import('./ToastArea').then((module) => module.ToastArea));

/** Accepts toast messages. The area that shows them is loaded with the first message. */
export function Toasts() {
  const queue = useContext(ToastContext);
  const [commands, setCommands] = useState<readonly ToastCommand[]>([]);
  useEffect(() => queue?.drain((command) => setCommands((given) => [...given, command])), [queue]);
  if (commands.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea commands={commands} />
    </Suspense>
  );
}
