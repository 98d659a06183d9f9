import { readStored, writeStored } from '../lib/storedJson';

/** Key in local storage under which the tabs of a browser note when there was input in one of them. */
export const lastInputKey = 'lastInput';

/** What counts as input; moving the pointer does, too. */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** So often at most an input is noted, in milliseconds: moving a pointer makes hundreds of them. */
const noteEveryMs = 1000;

/** Whom a watch tells, and by which times and storage it goes. */
export interface IdleWatchOptions {
  idleAfterMs: number;
  idleWarningMs: number;
  storage: Storage;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** There was no input for long: the session ends at `deadline` unless somebody stays. */
  onWarning(deadline: number): void;
  /** There was input after all, in another tab or by `stay`. */
  onActive(): void;
  /** The deadline is past. */
  onOver(): void;
}

/** A watch over the input in all tabs of this browser. */
export interface IdleWatch {
  /** Counts as input, also while it warns, when a mere touch of the mouse does not. */
  stay(): void;
  /** Whether there was no input for long. */
  isIdle(): boolean;
  stop(): void;
}

/** Begins to watch; opening the page counts as input. */
export function watchIdle(options: IdleWatchOptions): IdleWatch {
  const { idleAfterMs, idleWarningMs, storage, now = Date.now, onWarning, onActive, onOver } = options;
  let lastInput = 0;
  let isWarning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(timer);
    const stored = readStored(storage, lastInputKey);
    // Nothing that was noted can lie ahead: a clock that was set back must not keep the session for ever.
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
  // A machine that slept has slept through the timer, too.
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
