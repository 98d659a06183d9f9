import type { ComponentType, ReactNode } from 'react';

type SignedIn = ComponentType<{ children: ReactNode }>;

let loaded: SignedIn | undefined;

/** The shell for signed-in users, if it is already loaded. */
export const loadedSignedIn = (): SignedIn | undefined => loaded;

/** Loads the shell for signed-in users. */
export const loadSignedIn = async (): Promise<SignedIn> => {
  const module = await import('./SignedIn');
  return (loaded = module.SignedIn);
};
