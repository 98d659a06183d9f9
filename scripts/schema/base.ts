import { execFileSync } from 'node:child_process';

/** An earlier state of the schema. */
export interface Base {
  /** The Git revision. */
  revision: string;
  sdl: string;
}

/** Returns the output of Git in the folder, or null if it fails, for example in a shallow or missing repository. */
const git = (folder: string, ...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** Returns the SDL at a revision, with all files of `schema/` combined, or null if there is none. */
const sdlAt = (folder: string, revision: string): string | null => {
  const files = git(folder, 'ls-tree', '--name-only', revision, 'schema/')?.split('\n') ?? [];
  const schemas = files.filter((name) => name.endsWith('.graphql'));
  const texts = schemas.map((name) => git(folder, 'show', `${revision}:${name}`));
  return texts.length && !texts.includes(null) ? texts.join('\n') : null;
};

/**
 * Returns the schema to compare the checkout in `folder` with: that of the last release, tagged `v…`; before the first
 * release, that of the point where this branch left main; on main, that of the previous commit. Null if the checkout
 * has none of these.
 */
export function baseSchema(folder = '.'): Base | null {
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
}
