import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { DatabasePlace } from '#server/db/sql/openDatabase';

/** What happens to connections. */
type Mode = 'pass' | 'down';

/** A PostgreSQL database behind a proxy that can lose its connections. */
export interface CuttableProxy {
  place: DatabasePlace;
  /** Sets what happens from now on; `down` also cuts all connections. */
  set: (mode: Mode) => void;
  /**
   * Cuts all connections once, before or after the server gets the next COMMIT, whose answer is lost. Resolves when
   * they are cut.
   */
  cutAtCommit: (when: 'before' | 'after') => Promise<void>;
  close: () => void;
}

/** Starts a proxy in front of the place. */
export async function createCuttableProxy(place: DatabasePlace): Promise<CuttableProxy> {
  const target = new URL('url' in place ? place.url : '');
  const sockets = new Set<Socket>();
  let mode: Mode = 'pass';
  let next: { when: 'before' | 'after'; onCut: () => void } | null = null;

  const cut = () => sockets.forEach((socket) => socket.destroy());
  const cutNow = () => {
    cut();
    next?.onCut();
    next = null;
  };

  const server = createServer((client) => {
    if (mode === 'down') return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    let isAnswerLost = false;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        const isCommit = from === client && bytes.includes('COMMIT\0');
        if ((isCommit && next?.when === 'before') || (from === upstream && isAnswerLost)) return cutNow();
        to.write(bytes);
        isAnswerLost ||= isCommit && next?.when === 'after';
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    place: { url: String(url) },
    set: (next) => {
      mode = next;
      if (mode === 'down') cut();
    },
    cutAtCommit: (when) =>
      new Promise((onCut) => {
        next = { when, onCut };
      }),
    close: () => {
      cut();
      server.close();
    },
  };
}
