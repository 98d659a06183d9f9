import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Files } from './files';
import type { Outage } from './outageMonitor';
import type { ServerCalls } from './serverCalls';

/** An email that the demo would have sent. */
export interface SimulatedEmail {
  from: string;
  to: string;
  subject: string;
  /** Unsanitized HTML: show its text, or sanitize it first. */
  message: string;
  /** ISO 8601. */
  time: string;
}

/** What is in a backup. */
export interface BackupSummary {
  /** ISO 8601. */
  createdAt: string;
  catalogs: number;
  products: number;
  versions: number;
  accounts: number;
}

/** Who opens a backup, and whether it replaces the workspace. */
interface BackupRequest {
  accessToken: string | null;
  /** The language of errors. */
  acceptLanguage: string;
  isConfirmed: boolean;
  /** Called with the share that is done, 0 to 1. */
  onProgress: (share: number) => void;
}

/** The gateway that runs inside the browser, limited to what the app can access. */
export interface EmbeddedGateway {
  /** The latest password reset email to this address; null if there is none. A real server does not provide it. */
  passwordEmail: (address: string) => Promise<SimulatedEmail | null>;
  /** Resets the demo data to its original state, which reloads every open tab. */
  reset: () => Promise<void>;
  /**
   * Checks a backup, and with `isConfirmed` replaces the workspace by it, which reloads every open tab. Rejects with
   * why it can’t be opened, in the language of the request; the workspace is then as it was.
   */
  openArchive: (file: Blob, request: BackupRequest) => Promise<BackupSummary>;
}

/** The services behind the screens, other than Apollo. */
export interface BackEnd extends Required<ServerCalls> {
  files: Files;
  /** Settles when the server also answers requests that are not the app’s own calls, such as those for images. */
  imagesReady: Promise<unknown>;
  /** null with a real server. */
  embeddedGateway: EmbeddedGateway | null;
  /** Whether the server sends refresh tokens as cookies. */
  hasCookie: boolean;
  /** Whether this is the server of a team: administrators create its accounts. */
  isTeam: boolean;
  /** Whether it sends emails with links to set passwords. */
  sendsEmail: boolean;
}

/** Provided by the app. */
export const BackEndContext = createContext<BackEnd | null>(null);

/** The whole back end, for the frame around the screens. Screens use the hooks below. */
export function useBackEnd(): BackEnd {
  const backEnd = useContext(BackEndContext);
  if (!backEnd) throw new Error('BackEndContext has no provider.');
  return backEnd;
}

/** Absolute URL of the server, against which its paths are resolved. */
export function useServerUrl(): string {
  return useBackEnd().url;
}

/** Uploads and downloads with the session’s access token. */
export function useFiles(): Files {
  return useBackEnd().files;
}

/** Fetches the signed-in user again, after their name, image, or permissions changed. */
export function useRefreshUser(): () => void {
  return useBackEnd().relearnUser;
}

/** The gateway in this browser with its demo data; null with a real server. */
export function useEmbeddedGateway(): EmbeddedGateway | null {
  return useBackEnd().embeddedGateway;
}

/** Whether this is the server of a team, see `BackEnd`. */
export function useIsTeam(): boolean {
  return useBackEnd().isTeam;
}

/** Whether the server sends emails, see `BackEnd`. */
export function useSendsEmail(): boolean {
  return useBackEnd().sendsEmail;
}

/** The current outage; null while the server responds. */
export function useOutage(): Outage | null {
  const { get, subscribe } = useBackEnd().outages;
  return useSyncExternalStore(subscribe, get);
}

/**
 * Whether an outage is shown. A single failed request is not shown yet, because the first retry, after half a second,
 * may well succeed.
 */
export function shouldShowOutage(outage: Outage | null): boolean {
  return outage !== null && (outage.cause !== 'unreachable' || outage.tries > 0);
}
