/** A request as it travels from the page to the gateway's worker. */
export interface WireRequest {
  type: 'request';
  id: number;
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** What the page says to the worker. */
export type ToWorker =
  | {
      type: 'hello';
      /** Name of the Web Lock that the page holds for as long as it lives; null where it may hold none. */
      lock: string | null;
      options: WorkerOptions;
    }
  | WireRequest
  | { type: 'cancel'; id: number }
  /** Asks for the latest mail with a link for a new password; the answer bears the same number. */
  | { type: 'passwordMail'; question: number; address: string }
  | { type: 'reset' };

/** A mail that the gateway would have sent. */
export interface WireMail {
  from: string;
  to: string;
  subject: string;
  message: string;
  time: string;
}

/** What the worker says to the page. A response is a head, then chunks, then an end. */
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
  | { type: 'notice'; text: string }
  | { type: 'passwordMail'; question: number; mail: WireMail | null }
  /** Whether jobs stop when this page is closed: they are running, and it is the last one. */
  | { type: 'carriesJobs'; isCarrying: boolean }
  | { type: 'wasReset' };

/** How the page wants its gateway. */
export interface WorkerOptions {
  /** Products of the demo catalog when the store is new. */
  demoProducts: number;
  /** A `SessionRecord` as JSON, which a new store begins with. */
  demoSession: string | null;
}

/** One end of the wire: a MessagePort, or a dedicated worker's two ends. */
export interface Wire<Out> {
  postMessage(message: Out, transfer: Transferable[]): void;
}
