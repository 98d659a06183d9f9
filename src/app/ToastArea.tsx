import { Toaster } from '@fluentui/react-components';
import { useEffect } from 'react';
import type { Queue } from '../lib/queue';
import { toasterId, useToast } from '../ui/useToast';

/** Where toasts appear; also says what waits in `notices`. */
export function ToastArea({ notices }: { notices: Queue<string> }) {
  const toast = useToast();
  useEffect(() => notices.drain((text) => toast.info(text)), [notices, toast]);
  return <Toaster toasterId={toasterId} position="bottom-end" pauseOnHover pauseOnWindowBlur />;
}
