/** What is used of nodemailer, which has no types of its own. */
declare module 'nodemailer' {
  interface TransportOptions {
    host: string;
    port: number;
    /** TLS from the start. */
    secure: boolean;
    /** Fails without STARTTLS. */
    requireTLS: boolean;
    auth?: { user: string | undefined; pass: string | undefined };
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
  }

  interface Message {
    from: string;
    to: { name: string; address: string };
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  }

  interface Transport {
    /** Rejects if the server can't be reached or used. */
    verify: () => Promise<true>;
    sendMail: (message: Message) => Promise<unknown>;
  }

  export function createTransport(options: TransportOptions): Transport;
}
