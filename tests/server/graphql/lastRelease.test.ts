import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastRelease } from '#scripts/schema/lastRelease';

test('returns the schema of the last release, regardless of later commits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
  };
  const commit = (field: string) => {
    mkdirSync(join(folder, 'schema'), { recursive: true });
    writeFileSync(join(folder, 'schema/root.graphql'), `type Query { ${field}: Int }`);
    git('add', '.');
    git('commit', '-m', field);
  };
  expect(lastRelease(folder)).toBeNull();
  git('init', '-b', 'main');
  commit('first');
  expect(lastRelease(folder)).toBeNull();
  git('tag', 'v1.0.0');
  git('tag', 'a-tag-of-another-kind');
  commit('second');
  expect(lastRelease(folder)).toEqual({ tag: 'v1.0.0', sdl: 'type Query { first: Int }' });
});
