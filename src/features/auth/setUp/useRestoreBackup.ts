import { useEffect, useState } from 'react';
import { useBackEnd } from '#graphql/backEnd';
import { RefusedError } from '#graphql/errors';
import { isObject } from '#lib/isObject';

const PATH = '/backup';
/** Milliseconds between questions about the progress of a restore. */
const POLL_MS = 500;

/** What a restored backup had. */
interface RestoredBackup {
  catalogs: number;
  products: number;
  versions: number;
  needsAdministrator: boolean;
}

/** How far a backup is. */
type RestoreState =
  | { kind: 'idle' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'uploading'; name: string; share: number; isWaiting: boolean }
  | { kind: 'restoring'; share: number }
  | { kind: 'done'; restored: RestoredBackup };

type Progress = { isDone: false; share: number } | { isDone: true; restored: RestoredBackup };

const getCount = (counts: Record<string, unknown>, name: string) => Number(counts[name] ?? 0);

const parseProgress = (body: unknown): Progress => {
  if (!isObject(body)) throw new TypeError('The server responded without the progress.');
  const { counts } = body;
  if (body.isDone !== true || !isObject(counts)) return { isDone: false, share: Number(body.share) };
  const [catalogs, products, versions] = ['catalogs', 'products', 'versions'].map((name) => getCount(counts, name)) as [
    number,
    number,
    number,
  ];
  return {
    isDone: true,
    restored: { catalogs, products, versions, needsAdministrator: body.needsAdministrator === true },
  };
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Uploads a backup to a server without accounts, and restores it. Leaving the page stops the upload. */
export function useRestoreBackup(token: string): {
  state: RestoreState;
  start: (file: File) => void;
  cancel: () => void;
} {
  const { url, files, outages } = useBackEnd();
  const [state, setState] = useState<RestoreState>({ kind: 'idle' });
  const [controller, setController] = useState<AbortController | null>(null);
  useEffect(() => () => controller?.abort(), [controller]);

  /** Starts to restore what was uploaded, or asks how far that is. */
  const ask = async (): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await outages.fetch(new URL(PATH, url), { method: 'POST', headers });
    const body: unknown = await response.json();
    if (response.ok) return body;
    throw new RefusedError('INVALID', isObject(body) ? String(body.error) : response.statusText);
  };

  const run = async (file: File) => {
    const started = new AbortController();
    const { signal } = started;
    const { name } = file;
    setController(started);
    let share = 0;
    const note = (isWaiting: boolean) => setState({ kind: 'uploading', name, share, isWaiting });
    note(false);
    try {
      const target = { path: PATH, token };
      const onProgress = (sent: number) => {
        share = sent;
        note(false);
      };
      await files.uploadFile(file, target, { signal, onProgress, onWait: () => note(true) });
      for (;;) {
        const progress = parseProgress(await ask());
        if (signal.aborted) return;
        if (progress.isDone) return setState({ kind: 'done', restored: progress.restored });
        setState({ kind: 'restoring', share: progress.share });
        await wait(POLL_MS);
      }
    } catch (error) {
      setState(signal.aborted ? { kind: 'idle' } : { kind: 'failed', error });
    }
  };

  return { state, start: (file) => void run(file), cancel: () => controller?.abort() };
}
