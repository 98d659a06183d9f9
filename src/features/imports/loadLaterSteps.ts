import type * as laterSteps from './laterSteps';

type LaterSteps = typeof laterSteps;

let loaded: LaterSteps | undefined;

/** The steps after the upload, if they are already loaded. */
export function loadedLaterSteps(): LaterSteps | undefined {
  return loaded;
}

/** Loads the steps after the upload. */
export async function loadLaterSteps(): Promise<LaterSteps> {
  return (loaded = await import('./laterSteps'));
}
