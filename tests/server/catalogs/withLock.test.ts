import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogLock, withLock } from '#server/domain/withLock';

const createContext = () => ({ locks: new Map<string, Promise<void>>() });

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
});
