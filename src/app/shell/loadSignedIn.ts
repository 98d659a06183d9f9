import type { ComponentType, ReactNode } from 'react';

type SignedIn = ComponentType<{ children: ReactNode }>;

let loaded: SignedIn | undefined;

/** The shell around the screens of whoever is signed in, where it has been loaded already. */
export const loadedSignedIn = (): SignedIn | undefined => loaded;

/** Loads the shell around the screens of whoever is signed in. */
export const loadSignedIn = async (): Promise<SignedIn> => {
  const module = await import('./SignedIn');
  return (loaded = module.SignedIn);
};
