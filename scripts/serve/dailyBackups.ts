import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DomainContext } from '#server/domain/context';
import { hasAdministrator } from '#server/domain/users/setUp';
import { writeArchiveFile } from './archives';

/** Backups that are kept. */
const KEPT = 7;

/** How often the server checks whether there is one of today, in milliseconds. */
const CHECK_MS = 15 * 60_000;
/** How long after its start it checks first, so that its users come first. */
const FIRST_MS = 60_000;

const NAME = /^catalog-manager-\d{4}-\d\d-\d\d\.zip$/;

/** Writes the backups of a server. */
export interface DailyBackups {
  /**
   * Writes one unless there is one of today (UTC) or no administrator yet, and removes all but the last seven. Never
   * rejects.
   */
  check: () => Promise<void>;
  /** Resolves when none is written anymore. */
  stop: () => Promise<void>;
}

/** Writes a backup a day into the folder while the server runs. Failures are reported, and tried again. */
export function startDailyBackups(
  ctx: Pick<DomainContext, 'openSnapshot' | 'now' | 'store'>,
  folder: string,
  onError: (message: string) => void,
): DailyBackups {
  const { openSnapshot, now } = ctx;
  let running: Promise<void> | null = null;
  const stopping = new AbortController();
  const { signal } = stopping;

  const write = async () => {
    try {
      if (!(await hasAdministrator(ctx))) return;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `catalog-manager-${now().toISOString().slice(0, 10)}.zip`;
      const all = await readdir(folder);
      // Left by a process that was killed.
      for (const partial of all.filter((each) => each.endsWith('.part'))) await rm(join(folder, partial));
      const names = all.filter((each) => NAME.test(each)).sort();
      if (names.includes(name)) return;
      await writeArchiveFile(openSnapshot, join(folder, name), signal);
      for (const old of [...names, name].slice(0, -KEPT)) await rm(join(folder, old));
    } catch (error) {
      if (signal.aborted) return;
      onError(`The daily backup failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const check = async () => {
    if (signal.aborted) return;
    running ??= write().finally(() => (running = null));
    await running;
  };
  const timers = [setTimeout(() => void check(), FIRST_MS), setInterval(() => void check(), CHECK_MS)];
  for (const timer of timers) timer.unref();
  return {
    check,
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}
