import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseSchema } from '#scripts/schema/base';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
};

/** Commits a checkout whose schema contains the field. */
const commit = (field: string | null) => {
  if (field) {
    mkdirSync(join(folder, 'schema'), { recursive: true });
    writeFileSync(join(folder, 'schema/root.graphql'), `type Query { ${field}: Int }`);
  }
  git('add', '.');
  git('commit', '--allow-empty', '-m', field ?? 'no schema');
};

const base = () => baseSchema(folder)?.sdl.match(/\{ (\w+):/)?.[1] ?? null;

test('a folder without a repository has nothing to compare with', () => {
  expect(base()).toBeNull();
});

test('neither the first commit nor one after a commit without a schema has anything to compare with', () => {
  git('init', '-b', 'main');
  commit(null);
  expect(base()).toBeNull();
  commit('first');
  expect(base()).toBeNull();
});

test('compares with the previous commit before the first release', () => {
  git('init', '-b', 'main');
  commit('first');
  commit('second');
  commit('third');
  expect(base()).toBe('second');
});

test('compares a branch with the commit where it left main', () => {
  git('init', '-b', 'main');
  commit('first');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('second');
  commit('third');
  expect(base()).toBe('first');
});

test('compares with the last release, regardless of later commits', () => {
  git('init', '-b', 'main');
  commit('first');
  git('tag', 'v1.0.0');
  git('tag', 'a-tag-of-another-kind');
  commit('second');
  commit('third');
  expect(baseSchema(folder)?.revision).toBe('v1.0.0');
  expect(base()).toBe('first');
});
