import { isObject } from './isObject';

/**
 * Whether the host has another build of the app than the one that this page runs. Both are known by their first script,
 * whose name changes with anything that it imports. False if the host cannot be reached or has no `build.json`.
 */
export async function hasNewBuild(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  try {
    const response = await fetch('/build.json', { cache: 'no-cache' });
    const build: unknown = await response.json();
    if (!own || !isObject(build) || typeof build.id !== 'string') return false;
    return new URL(build.id, own.src).href !== own.src;
  } catch {
    return false;
  }
}
