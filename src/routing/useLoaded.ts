import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * The value that `load` resolves to, or `loaded` if it is already available; undefined until then. Throws what `load`
 * rejects with. Suspense does the same, but React keeps its fallback for at least 300 ms once it is shown.
 */
export function useLoaded<Value>(loaded: Value | undefined, load: () => Promise<Value>): Value | undefined {
  const [outcome, setOutcome] = useState<{ value: Value } | { error: unknown } | null>(
    loaded === undefined ? null : { value: loaded },
  );
  const start = useEffectEvent(load);
  const isWaiting = outcome === null;
  useEffect(() => {
    if (!isWaiting) return;
    let isWanted = true;
    const settle = (next: { value: Value } | { error: unknown }) => {
      if (isWanted) startTransition(() => setOutcome(next));
    };
    start().then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [isWaiting]);
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome?.value;
}
