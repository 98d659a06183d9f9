import { createContext, useContext } from 'react';
import type { Tokens } from '../session/tokens';
import type { Files } from './files';

/** The gateway that runs inside the browser, as far as the app may know it. */
export interface EmbeddedGateway {
  /** Puts the demo data back as they were on the first day; every open tab loads again then. */
  reset(): Promise<void>;
}

/** What there is behind the screens besides Apollo. */
export interface BackEnd {
  /** Absolute address of its GraphQL. */
  url: string;
  /** Settled when it can be called. */
  ready: Promise<unknown>;
  tokens: Tokens;
  files: Files;
  /** null where a real server answers. */
  embeddedGateway: EmbeddedGateway | null;
}

/** Filled by the app. */
export const BackEndContext = createContext<BackEnd | null>(null);

/** All of it, for the frame around the screens; these have hooks of their own below. */
export function useBackEnd(): BackEnd {
  const backEnd = useContext(BackEndContext);
  if (!backEnd) throw new Error('BackEndContext is not filled.');
  return backEnd;
}

/** Absolute address of the server, against which its paths are read. */
export const useServerUrl = (): string => useBackEnd().url;

/** Uploads and downloads with the session's token. */
export const useFiles = (): Files => useBackEnd().files;

/** The gateway in this browser with its demo data; null where a real server answers. */
export const useEmbeddedGateway = (): EmbeddedGateway | null => useBackEnd().embeddedGateway;
