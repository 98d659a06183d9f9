import { startTransition, useEffect, useMemo, useState } from 'react';
import { nowhere, type Where } from './where';

type Read = (text: string) => Where;

let loaded: Read | undefined;

const load = async (): Promise<Read> => {
  loaded ??= (await import('./readWhere')).readWhere;
  return loaded;
};

/** Reads the conditions of the product list from their text. Only for a text that is not empty, it loads how. */
export async function loadWhere(text: string): Promise<Where> {
  return text === '' ? nowhere : (await load())(text);
}

/** The conditions of the product list, read from their text; null until it is loaded how. */
export function useWhere(text: string): Where | null {
  const [outcome, setOutcome] = useState<{ read: Read } | { error: unknown } | null>(null);
  const read = loaded ?? (outcome && 'read' in outcome ? outcome.read : undefined);
  const isMissing = text !== '' && read === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (value) => startTransition(() => setOutcome({ read: value })),
      (error: unknown) => setOutcome({ error }),
    );
  }, [isMissing]);
  if (isMissing && outcome && 'error' in outcome) throw outcome.error;
  return useMemo(() => (text === '' ? nowhere : (read?.(text) ?? null)), [text, read]);
}
