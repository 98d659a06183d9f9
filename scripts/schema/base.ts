import { execFileSync } from 'node:child_process';

/** A former state of the schema. */
export interface Base {
  /** What Git calls it. */
  revision: string;
  sdl: string;
}

/** What Git says in the folder; null where it refuses, as a shallow or absent repository does. */
const git = (folder: string, ...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** The SDL of a revision, all files of `schema/` in one; null where there is none. */
const sdlAt = (folder: string, revision: string): string | null => {
  const files = git(folder, 'ls-tree', '--name-only', revision, 'schema/')?.split('\n') ?? [];
  const schemas = files.filter((name) => name.endsWith('.graphql'));
  const texts = schemas.map((name) => git(folder, 'show', `${revision}:${name}`));
  return texts.length && !texts.includes(null) ? texts.join('\n') : null;
};

/**
 * What the schema of the checkout in `folder` is to be compared with: the last release, which a tag `v…` marks; before
 * the first one where this branch left main; on main itself the commit before. Null where the checkout has none of them.
 */
export const baseSchema = (folder = '.'): Base | null => {
  const release = git(folder, 'describe', '--tags', '--abbrev=0', '--match', 'v*');
  const head = git(folder, 'rev-parse', '--short', 'HEAD');
  const fork = git(folder, 'merge-base', 'HEAD', 'origin/main');
  const main = fork && git(folder, 'rev-parse', '--short', fork);
  const parent = git(folder, 'rev-parse', '--short', '--verify', 'HEAD~1');
  for (const revision of [release, main === head ? null : main, parent]) {
    const sdl = revision && sdlAt(folder, revision);
    if (revision && sdl) return { revision, sdl };
  }
  return null;
};
