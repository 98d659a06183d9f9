import type { ComponentType, ReactNode } from 'react';

type SignedIn = ComponentType<{ children: ReactNode }>;

let loaded: SignedIn | undefined;

/** The shell for signed-in users, if it is already loaded. */
export function loadedSignedIn(): SignedIn | undefined {
  return loaded;
}

/** Loads the shell for signed-in users. */
export async function loadSignedIn(): Promise<SignedIn> {
  const module = await import('./SignedIn');
  return (loaded = module.SignedIn);
}
