import type { Notice } from '../notice';

/** A request in the form sent from the page to the gateway's worker. */
export interface WireRequest {
  type: 'request';
  id: number;
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | string | null;
}

/** Messages from the page to the worker. */
export type ToWorker =
  | {
      type: 'hello';
      options: WorkerOptions;
    }
  /** Asks for what is sent to all pages; the page holds the Web Lock while it exists. Null if locks are not allowed. */
  | { type: 'join'; lock: string | null }
  | WireRequest
  | { type: 'cancel'; id: number }
  /** Requests the latest password reset email; the reply has the same number. */
  | { type: 'passwordEmail'; question: number; address: string }
  | { type: 'reset' }
  /**
   * Checks a backup, and with `isConfirmed` replaces the workspace by it; the replies have the same number. The token
   * is that of the user, whose permissions are checked.
   */
  | OpenArchive;

/** A backup to open. */
export interface OpenArchive extends ArchiveRequest {
  type: 'openArchive';
  question: number;
  file: Blob;
}

/** Who opens a backup, and whether it replaces the workspace. */
export interface ArchiveRequest {
  accessToken: string | null;
  /** The language of the error. */
  acceptLanguage: string;
  isConfirmed: boolean;
}

/** What is in a backup. */
export interface ArchiveSummary {
  /** ISO 8601. */
  createdAt: string;
  catalogs: number;
  products: number;
  versions: number;
  accounts: number;
}

/** An email that the gateway would have sent. */
export interface SimulatedEmail {
  from: string;
  to: string;
  subject: string;
  message: string;
  time: string;
}

/** Messages from the worker to the page. A response consists of a head, chunks, and an end, unless it breaks off. */
export type ToPage =
  | {
      type: 'head';
      id: number;
      status: number;
      headers: [string, string][];
      body: ArrayBuffer | null;
      isWhole: boolean;
    }
  | { type: 'pass'; id: number }
  | { type: 'chunk'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'end'; id: number }
  | { type: 'broken'; id: number }
  | { type: 'notice'; notice: Notice }
  | { type: 'passwordEmail'; question: number; email: SimulatedEmail | null }
  | { type: 'archiveProgress'; question: number; share: number }
  /** What is in the backup, or why it can't be opened. */
  | { type: 'archive'; question: number; answer: { summary: ArchiveSummary } | { error: string } }
  /** Whether closing this page would stop jobs: jobs are running, and this is the last page. */
  | { type: 'carriesJobs'; isCarrying: boolean }
  | { type: 'wasReset' };

/** The page's options for its gateway. */
export interface WorkerOptions {
  /** A `SessionRecord` as JSON, the initial session of a new store. */
  demoSession: string | null;
}

/** One end of the message channel: a MessagePort, or either end of a dedicated worker. */
export interface MessageEndpoint<Out> {
  postMessage: (message: Out, transfer: Transferable[]) => void;
}
