import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import { catalogLock, type Commit, withLock } from '#server/domain/withLock';
import type { Change } from '#server/records/tables';

const createContext = () => ({ locks: new Map<string, Promise<void>>(), store: createMemoryStore() });

const setting = (id: string): Change => ({ table: 'settings', put: { id, value: id } });

describe('withLock', () => {
  it('runs work with the same key one at a time, in call order, whatever the scheduler does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 8 }), async (scheduler, fails) => {
        const ctx = createContext();
        const log: string[] = [];
        const calls = fails.map((isFailing, number) =>
          withLock(ctx, 'a', async () => {
            log.push(`begin ${number}`);
            await scheduler.schedule(Promise.resolve());
            log.push(`end ${number}`);
            if (isFailing) throw new Error(String(number));
            return number;
          }),
        );
        const settled = Promise.allSettled(calls);
        await scheduler.waitFor(settled);
        expect(log).toEqual(fails.flatMap((_, number) => [`begin ${number}`, `end ${number}`]));
        expect((await settled).map(({ status }) => status === 'rejected')).toEqual(fails);
      }),
    );
  });

  it('does not block other keys and other back ends', async () => {
    const ctx = createContext();
    const log: string[] = [];
    let finish = () => {};
    const waiting = withLock(ctx, catalogLock('1'), () => new Promise<void>((resolve) => (finish = resolve)));
    await withLock(ctx, catalogLock('2'), async () => void log.push('another key'));
    await withLock(createContext(), catalogLock('1'), async () => void log.push('another back end'));
    expect(log).toEqual(['another key', 'another back end']);
    finish();
    await waiting;
  });

  it('returns the result, or the error, only to its own caller', async () => {
    const ctx = createContext();
    const failing = withLock(ctx, 'a', () => Promise.reject(new Error('mine')));
    const other = withLock(ctx, 'a', async () => 'yours');
    await expect(failing).rejects.toThrow('mine');
    await expect(other).resolves.toBe('yours');
  });

  it('stores one commit, and refuses a second one, also after the first has failed', async () => {
    const ctx = createContext();
    const stored = async () => (await ctx.store.list('settings')).map(({ id }) => id);
    const twice = withLock(ctx, 'a', async (commit) => {
      await commit([setting('first')]);
      await commit([setting('second')]);
    });
    await expect(twice).rejects.toThrow('commits only once');
    expect(await stored()).toEqual(['first']);
    const again = withLock(ctx, 'a', async (commit) => {
      await commit([setting('')]).catch(() => undefined);
      await commit([setting('second')]);
    });
    await expect(again).rejects.toThrow('commits only once');
    expect(await stored()).toEqual(['first']);
  });

  it.each([true, false])('refuses a commit after the work has ended, if it failed: %s', async (isFailing) => {
    const ctx = createContext();
    let kept: Commit | undefined;
    const work = withLock(ctx, 'a', async (commit) => {
      kept = commit;
      if (isFailing) throw new Error('mine');
    });
    await work.catch(() => undefined);
    expect(() => kept!([setting('late')])).toThrow('before it ends');
    expect(await ctx.store.list('settings')).toEqual([]);
  });

  it('passes its key on with the commit', async () => {
    const ctx = createContext();
    const commit = vi.spyOn(ctx.store, 'commit');
    await withLock(ctx, catalogLock('7'), (commitOnce) => commitOnce([setting('a')]));
    expect(commit.mock.calls).toEqual([[[setting('a')], { lock: 'catalog:7' }]]);
  });
});
