/** What is used of smtp-server, which has no types of its own. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Done = (error?: Error | null, answer?: { user: string }) => void;

  interface Session {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] };
  }

  interface Options {
    authOptional: boolean;
    disabledCommands: string[];
    allowInsecureAuth: boolean;
    onAuth: (auth: { username?: string; password?: string }, session: Session, done: Done) => void;
    onData: (stream: Readable, session: Session, done: Done) => void;
  }

  export class SMTPServer {
    constructor(options: Options);
    readonly server: Server;
    listen: (port: number, host: string, done: () => void) => void;
    close: (done: () => void) => void;
  }
}
