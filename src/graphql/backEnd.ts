import { createContext, useContext } from 'react';
import type { Tokens } from '../session/tokens';
import type { Files } from './files';
import type { OutageMonitor } from './outageMonitor';

/** A mail that the demo would have sent. */
export interface SimulatedMail {
  from: string;
  to: string;
  subject: string;
  /** HTML as it was written: show its text, or clean it first. */
  message: string;
  /** ISO 8601. */
  time: string;
}

/** The gateway that runs inside the browser, as far as the app may know it. */
export interface EmbeddedGateway {
  /** The latest mail with a link for a new password to this address; null where there is none. No server gives it. */
  passwordMail(address: string): Promise<SimulatedMail | null>;
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
  /** Asks anew what the user may do; the session changes if that has. */
  relearnUser(): void;
  files: Files;
  outages: OutageMonitor;
  /** null where a real server answers. */
  embeddedGateway: EmbeddedGateway | null;
}

/** What calls to the server need, and who is told of outages and of refusals, where somebody is. */
export type ServerCalls = Pick<BackEnd, 'url' | 'ready' | 'tokens'> & Partial<Pick<BackEnd, 'outages' | 'relearnUser'>>;

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
