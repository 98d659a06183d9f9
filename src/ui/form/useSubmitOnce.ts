import { useRef, type SyntheticEvent } from 'react';

/** The submit handler of a form. */
export type Submit = (event?: SyntheticEvent) => Promise<void>;

/**
 * The handler, ignoring submissions until the previous one has finished. A double-click can submit a form again before
 * its button is disabled.
 */
export function useSubmitOnce(submit: Submit): Submit {
  const isRunningRef = useRef(false);
  return async (event) => {
    event?.preventDefault();
    if (isRunningRef.current) return;
    isRunningRef.current = true;
    await submit(event).finally(() => {
      isRunningRef.current = false;
    });
  };
}
