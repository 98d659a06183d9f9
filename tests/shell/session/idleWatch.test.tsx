import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastInputKey, watchIdle, type IdleWatch } from '#session/idleWatch';

const minute = 60_000;
const times = { idleAfterMs: 15 * minute, idleWarningMs: minute };

let watches: IdleWatch[];

beforeEach(() => {
  watches = [];
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
});
afterEach(() => {
  for (const watch of watches) watch.stop();
  vi.useRealTimers();
});

function openTab() {
  const told = {
    onWarning: vi.fn<(deadline: number) => void>(),
    onActive: vi.fn<() => void>(),
    onOver: vi.fn<() => void>(),
  };
  const watch = watchIdle({ ...times, ...told, storage: localStorage });
  watches.push(watch);
  return { watch, ...told };
}

const move = () => window.dispatchEvent(new Event('pointermove'));
const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: lastInputKey }));

describe('Without input', () => {
  test('warns after a quarter of an hour, and ends a minute later', () => {
    const { watch, onWarning, onOver } = openTab();
    vi.advanceTimersByTime(15 * minute - 1);
    expect(onWarning).not.toHaveBeenCalled();
    expect(watch.isIdle()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(Date.now() + minute);
    expect(watch.isIdle()).toBe(true);
    vi.advanceTimersByTime(minute - 1);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledOnce();
  });

  test('ends immediately on a computer that slept for a long time', () => {
    const { onWarning, onOver } = openTab();
    vi.setSystemTime(Date.now() + 60 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onOver).toHaveBeenCalledOnce();
    expect(onWarning).not.toHaveBeenCalled();
  });

  test('reports nothing after it was stopped', () => {
    const { watch, onWarning, onOver } = openTab();
    watch.stop();
    move();
    vi.advanceTimersByTime(60 * minute);
    expect(onWarning).not.toHaveBeenCalled();
    expect(onOver).not.toHaveBeenCalled();
  });
});

describe('With input', () => {
  test('never warns while no pause is long enough, however the input is spread', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 15 * minute - 1001 }), { maxLength: 30 }), (pauses) => {
        localStorage.clear();
        const { watch, onWarning } = openTab();
        for (const pause of pauses) {
          vi.advanceTimersByTime(pause);
          move();
        }
        expect(onWarning).not.toHaveBeenCalled();
        watch.stop();
      }),
    );
  });

  test('input in another tab extends the session here, even after the warning', () => {
    const { watch, onActive, onOver } = openTab();
    vi.advanceTimersByTime(15.5 * minute);
    localStorage.setItem(lastInputKey, JSON.stringify(Date.now()));
    tellOtherTabs();
    expect(onActive).toHaveBeenCalledOnce();
    expect(watch.isIdle()).toBe(false);
    vi.advanceTimersByTime(minute);
    expect(onOver).not.toHaveBeenCalled();
  });

  test('a small mouse movement does not end the warning, but choosing to stay does', () => {
    const { watch, onActive } = openTab();
    vi.advanceTimersByTime(15 * minute);
    move();
    expect(watch.isIdle()).toBe(true);
    watch.stay();
    expect(watch.isIdle()).toBe(false);
    expect(onActive).toHaveBeenCalledOnce();
  });

  test('a recorded time in the future does not keep the session alive', () => {
    const { onOver } = openTab();
    localStorage.setItem(lastInputKey, JSON.stringify(Date.now() + 24 * 60 * minute));
    tellOtherTabs();
    vi.advanceTimersByTime(16 * minute);
    expect(onOver).toHaveBeenCalledOnce();
  });
});
