import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Lists the tests that took longer than a number of milliseconds at the end of a run, the slowest first. */
export class SlowTests implements Reporter {
  constructor(private readonly limit: number) {}

  onTestRunEnd(modules: readonly TestModule[]): void {
    const slow = modules
      .flatMap((module) => [...module.children.allTests()])
      .map((test) => ({ test, duration: test.diagnostic()?.duration ?? 0 }))
      .filter(({ duration }) => duration > this.limit)
      .sort((one, other) => other.duration - one.duration);
    if (slow.length === 0) return;
    console.log(`\nTests over ${this.limit / 1000} s: ${slow.length}`);
    for (const { test, duration } of slow) {
      console.log(`  ${(duration / 1000).toFixed(1)} s  ${relative('', test.module.moduleId)} > ${test.fullName}`);
    }
  }
}
