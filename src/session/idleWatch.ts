import { readStored, writeStored } from '#lib/storedJson';

/** Local storage key under which the tabs of a browser record the time of the last input in any of them. */
export const lastInputKey = 'lastInput';

/** Events that count as input, including pointer movement. */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Minimum interval between recorded inputs in milliseconds, because moving a pointer fires hundreds of events. */
const noteEveryMs = 1000;

/** Callbacks, durations, and storage of an idle watch. */
export interface IdleWatchOptions {
  idleAfterMs: number;
  idleWarningMs: number;
  storage: Storage;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Called after a long time without input: the session ends at `deadline` unless the user stays. */
  onWarning: (deadline: number) => void;
  /** Called when there was input after all, in another tab or through `stay`. */
  onActive: () => void;
  /** Called when the deadline has passed. */
  onOver: () => void;
}

/** Watches for input in all tabs of this browser. */
export interface IdleWatch {
  /** Counts as input, also during the warning, when moving the mouse does not. */
  stay: () => void;
  /** Whether there has been no input for a long time. */
  isIdle: () => boolean;
  stop: () => void;
}

/** Starts watching; opening the page counts as input. */
export function watchIdle(options: IdleWatchOptions): IdleWatch {
  const { idleAfterMs, idleWarningMs, storage, now = Date.now, onWarning, onActive, onOver } = options;
  let lastInput = 0;
  let isWarning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(timer);
    const stored = readStored(storage, lastInputKey);
    // Ignore recorded times in the future, so that a clock that was set back does not keep the session alive forever.
    if (typeof stored === 'number' && stored <= now()) lastInput = Math.max(lastInput, stored);
    const idleFrom = lastInput + idleAfterMs;
    const deadline = idleFrom + idleWarningMs;
    if (now() >= deadline) return onOver();
    const wasWarning = isWarning;
    isWarning = now() >= idleFrom;
    timer = setTimeout(look, (isWarning ? deadline : idleFrom) - now());
    if (isWarning) onWarning(deadline);
    else if (wasWarning) onActive();
  };
  const stay = () => {
    lastInput = now();
    writeStored(storage, lastInputKey, lastInput);
    look();
  };
  const noteInput = () => {
    if (!isWarning && now() - lastInput >= noteEveryMs) stay();
  };
  const lookAtOthers = ({ key }: StorageEvent) => {
    if (key === lastInputKey) look();
  };

  stay();
  for (const input of inputs) window.addEventListener(input, noteInput, { passive: true });
  window.addEventListener('storage', lookAtOthers);
  // A sleeping machine also suspends the timer.
  document.addEventListener('visibilitychange', look);
  return {
    stay,
    isIdle: () => isWarning,
    stop() {
      clearTimeout(timer);
      for (const input of inputs) window.removeEventListener(input, noteInput);
      window.removeEventListener('storage', lookAtOthers);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
