import { Toaster, useToastController } from '@fluentui/react-components';
import { useEffect, useMemo, useRef } from 'react';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import type { ToastCommand, ToastMessage } from '#ui/state/useToast';
import { MessageToast } from './MessageToast';
import { shouldShowOutage, useOutage } from '#graphql/backEnd';
import { narrowQuery } from '../shell/frame/shellSize';

const toasterId = 'toasts';

/** How long a success toast stays visible, in milliseconds; -1 means until it is dismissed. */
const timeouts = { success: 5000, warning: -1, error: -1, info: -1 };

/** The id of the message that a command shows or removes. */
const getId = (command: ToastCommand) => ('dismiss' in command ? command.dismiss : command.id);

/** Whether no later command of the batch is about the same message. */
const isLatest = (command: ToastCommand, place: number, batch: readonly ToastCommand[]) => {
  const id = getId(command);
  return id === undefined || !batch.slice(place + 1).some((later) => getId(later) === id);
};

/**
 * Returns functions to show and dismiss messages. Fluent ignores a toast with the ID of one that is still on the page,
 * so a message that replaces another one appears once that one is gone.
 */
function useToaster() {
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const shownRef = useRef(new Set<string>());
  const waitingRef = useRef(new Map<string, ToastMessage>());
  return useMemo(() => {
    const show = (message: ToastMessage): void => {
      const { intent, id, timeoutMs: timeout = timeouts[intent] } = message;
      const content = <MessageToast message={message} />;
      if (id === undefined) {
        dispatchToast(content, { intent, timeout });
      } else if (shownRef.current.has(id)) {
        waitingRef.current.set(id, message);
        dismissToast(id);
      } else {
        shownRef.current.add(id);
        dispatchToast(content, {
          intent,
          timeout,
          toastId: id,
          onStatusChange: (_event, { status }) => {
            if (status !== 'unmounted') return;
            shownRef.current.delete(id);
            const next = waitingRef.current.get(id);
            waitingRef.current.delete(id);
            if (next) show(next);
          },
        });
      }
    };
    const dismiss = (id: string): void => {
      waitingRef.current.delete(id);
      dismissToast(id);
    };
    return { show, dismiss };
  }, [dispatchToast, dismissToast]);
}

/** The area where toasts appear. `commands` only grows; each command is executed once. */
export function ToastArea({ commands }: { commands: readonly ToastCommand[] }) {
  const { show, dismiss } = useToaster();
  const doneRef = useRef(0);
  useEffect(() => {
    for (const command of commands.slice(doneRef.current).filter(isLatest)) {
      if ('dismiss' in command) dismiss(command.dismiss);
      else show(command);
    }
    doneRef.current = commands.length;
  }, [commands, show, dismiss]);
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
