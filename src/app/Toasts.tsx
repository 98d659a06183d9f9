import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { ToastContext, type ToastCommand } from '../ui/useToast';

const ToastArea = lazy(() => import('./ToastArea').then((module) => ({ default: module.ToastArea })));

/** Takes what is to be said; the area that shows it is loaded with the first message. */
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
