import { Toaster, useToastController } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery';
import type { ToastCommand } from '../../ui/state/useToast';
import { MessageToast } from './MessageToast';
import { shouldShowOutage, useOutage } from '../shell/outage/useOutage';
import { narrowQuery } from '../shell/frame/shellSize';

const toasterId = 'toasts';

/** How long a success toast stays visible, in milliseconds; -1 means until it is dismissed. */
const timeouts = { success: 5000, warning: -1, error: -1, info: -1 };

/** The area where toasts appear. `commands` only grows; each command is executed once. */
export function ToastArea({ commands }: { commands: readonly ToastCommand[] }) {
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const doneRef = useRef(0);
  useEffect(() => {
    for (const command of commands.slice(doneRef.current)) {
      if ('dismiss' in command) {
        dismissToast(command.dismiss);
        continue;
      }
      const { intent, id, timeoutMs = timeouts[intent] } = command;
      if (id !== undefined) dismissToast(id);
      dispatchToast(<MessageToast message={command} />, { intent, timeout: timeoutMs, ...(id && { toastId: id }) });
    }
    doneRef.current = commands.length;
  }, [commands, dispatchToast, dismissToast]);
  // Toasts appear above the outage banner so that they do not cover its button. The banner has more lines on narrow
  // screens.
  const isBannerShown = shouldShowOutage(useOutage());
  const isNarrow = useMediaQuery(narrowQuery);
  const vertical = isBannerShown ? (isNarrow ? 200 : 72) : 16;
  return (
    <Toaster
      toasterId={toasterId}
      position="bottom-end"
      offset={{ horizontal: 20, vertical }}
      pauseOnHover
      pauseOnWindowBlur
    />
  );
}
