import { execFileSync } from 'node:child_process';

/** Returns the output of Git in the folder, or null if it fails, for example in a shallow or missing repository. */
const git = (folder: string, ...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** Returns the last release, tagged `v…`, with its SDL. Null if the checkout in `folder` has none. */
export function lastRelease(folder = '.'): { tag: string; sdl: string } | null {
  const tag = git(folder, 'describe', '--tags', '--abbrev=0', '--match', 'v*');
  const files = tag && git(folder, 'ls-tree', '--name-only', tag, 'schema/');
  if (!files) return null;
  const texts = files.split('\n').map((name) => git(folder, 'show', `${tag}:${name}`));
  return { tag, sdl: texts.join('\n') };
}
