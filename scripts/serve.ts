import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { RequestTrace } from '#server/context';
import { openDatabase, type DatabasePlace, type OpenDatabase } from '#server/db/sql/openDatabase';
import { DatabaseError } from '#server/db/sql/sql';
import { DEMO_MODEL } from '#server/demo';
import { createSetUpLink } from '#server/domain/users/setUp';
import { DomainError, isUnavailable } from '#server/errors';
import { createGateway, type GatewayOptions } from '#server/gateway';
import { createCookieReader } from '#server/refreshCookie';
import { createGatewayListener, type GatewayListener } from '#server/node';
import { createAppFiles } from './serve/appFiles';
import { ArchiveFault, restoreFromFile, writeBackup } from './serve/archives';
import { startDailyBackups } from './serve/dailyBackups';
import { createLog } from './serve/log';
import { createMailer } from './serve/mailer';
import { createMetrics } from './serve/metrics';
import { readSettings, SettingError, USAGE, type ServeSettings } from './serve/settings';

/** How long running requests have to end when the server stops, in milliseconds. */
const DRAIN_MS = 10_000;

/** Ends the process with a message. Exit code 2 is for a wrong setting, 1 for all else. */
const exit = (message: string, code: 1 | 2): never => {
  console.error(message);
  return process.exit(code);
};

const getSettings = (): ServeSettings => {
  try {
    const read = readSettings(process.env, process.argv.slice(2));
    if (read !== 'help') return read;
    console.log(USAGE);
    return process.exit(0);
  } catch (error) {
    if (error instanceof SettingError) return exit(error.message, 2);
    throw error;
  }
};

const settings = getSettings();
const { hasDemo, host, publicUrl: url } = settings;
const log = createLog(settings.logLevel);
const metrics = settings.metricsToken === null ? null : await createMetrics(settings.metricsToken);

/** Answers requests once the gateway has started; until then, and from the moment when it stops, there is none. */
let answer: GatewayListener | null = null;
const running = new Set<ServerResponse>();

const refuse = (res: ServerResponse) =>
  res
    .writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store', connection: 'close' })
    .end('The server is starting or stopping. Try again in a moment.');

const isStream = (res: ServerResponse) => String(res.getHeader('content-type')).startsWith('text/event-stream');

const logRequest = (req: IncomingMessage, res: ServerResponse, trace: RequestTrace) => {
  const started = performance.now();
  const { method = '', url: path = '' } = req;
  const id = randomBytes(6).toString('hex');
  res.setHeader('x-request-id', id);
  running.add(res);
  res.once('close', () => {
    running.delete(res);
    // The search of a URL can have the token of a link.
    const [pathname = ''] = path.split('?');
    const { statusCode: status } = res;
    const ms = performance.now() - started;
    log.info({ id, method, path: pathname, status, ...trace, ms: Math.round(ms) });
    if (!isStream(res)) metrics?.noteRequest({ method, path: pathname, status, seconds: ms / 1000 });
  });
};

const server = createServer((req, res) => {
  const trace: RequestTrace = {};
  logRequest(req, res, trace);
  const isAsking = (path: string) => req.method === 'GET' && req.url === path;
  if (isAsking('/ready') && answer) res.setHeader('cache-control', 'no-store').end('ready');
  else if (isAsking('/metrics') && metrics) void metrics.answer(req, res);
  else if (answer) answer(req, res, trace).catch((error: unknown) => log.error(String(error)));
  else refuse(res);
});

const listen = () =>
  new Promise<number>((done) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      exit(
        isTaken
          ? `Port ${settings.port} is in use. Set PORT to a different one.`
          : `The server stopped: ${error.message}`,
        1,
      );
    });
    server.listen(settings.port, host, () => done((server.address() as AddressInfo).port));
  });

const open = async (place: DatabasePlace): Promise<OpenDatabase> => {
  try {
    const opened = await openDatabase(place);
    if (!(await opened.store.get('settings', DEMO_MODEL))) return opened;
    return exit('The database has demo data, whose passwords are public. Set DATA_DIR or DATABASE_URL to another.', 1);
  } catch (error) {
    if (error instanceof DatabaseError) return exit(error.message, 1);
    throw error;
  }
};

/** Ends the process if the database can't be reached anymore while the server starts. */
const orExit = async <Result>(starting: Promise<Result>): Promise<Result> => {
  try {
    return await starting;
  } catch (error) {
    if (error instanceof DomainError && isUnavailable(error)) return exit(error.message, 1);
    throw error;
  }
};

/** Where the data is, without the password of the URL of a database. */
const describePlace = (place: DatabasePlace | null): string => {
  if (!place) return 'in memory, until this process ends';
  return 'url' in place ? 'in PostgreSQL' : `in ${resolve(place.dataDir)}`;
};

/** Writes or restores a backup, and ends the process. */
const runArchive = async ({ kind, file }: NonNullable<ServeSettings['archive']>, place: DatabasePlace) => {
  try {
    if (kind === 'backup' && 'url' in place) {
      console.log(await writeBackup(place, file));
    } else {
      const opened = await open(place);
      console.log(await (kind === 'backup' ? writeBackup(opened, file) : restoreFromFile(opened, file)));
      await opened.close();
    }
    process.exit(0);
  } catch (error) {
    if (error instanceof ArchiveFault) exit(error.message, 1);
    throw error;
  }
};

if (settings.archive && settings.place) await runArchive(settings.archive, settings.place);
const port = await listen();
const database = settings.place === null ? undefined : await open(settings.place);
const name = host.includes(':') ? `[${host}]` : host;
const publicUrl = url ?? `http://${['0.0.0.0', '[::]', '127.0.0.1'].includes(name) ? 'localhost' : name}:${port}`;
/** Ports of one host name share cookies, and so do all processes behind one URL. */
const cookieOf = (kind: 'refresh' | 'seen') => {
  const { protocol, port: publicPort } = new URL(publicUrl);
  return { name: `catalog-${kind}-${publicPort || 'default'}`, isSecure: protocol === 'https:' };
};
const sendEmail = settings.mail ? await createMailer(settings.mail, log) : undefined;
const options: GatewayOptions = {
  publicUrl,
  ...(sendEmail && { sendEmail }),
  ...database,
  ...(metrics && {
    onLockWaited: (ms) => metrics.noteLockWait(ms / 1000),
    ...(database && { store: metrics.watchCommits(database.store) }),
  }),
  readRefreshCookie: createCookieReader(cookieOf('refresh')),
  seenCookie: cookieOf('seen'),
};
const gateway = await orExit(
  hasDemo ? (await import('#mocks/demo/demoGateway')).createDemoGateway(options) : createGateway(options),
);
metrics?.watchState({
  store: gateway.context.store,
  getRunning: () => running.size,
  getPool: database?.getPool,
});
answer = createGatewayListener(gateway, {
  allowedHosts: [...settings.allowedHosts, new URL(publicUrl).hostname],
  serveApp: createAppFiles('dist', { hasDemo, sendsEmail: hasDemo || sendEmail !== undefined }),
  isProxyTrusted: settings.isProxyTrusted,
});

console.log(`Catalog Manager: ${publicUrl}`);
console.log(`Data: ${describePlace(settings.place)}`);
const setUpLink = await orExit(createSetUpLink(gateway.context));
if (setUpLink) console.log(`Create the first administrator (works once, for a day): ${setUpLink}`);
if (hasDemo) console.log('Sign in: admin@demo.com, password admin');

const backups =
  settings.place && 'dataDir' in settings.place
    ? startDailyBackups(gateway.context, join(settings.place.dataDir, 'backups'), log.error)
    : null;

/** Stops taking requests, lets the running ones end, closes event streams, and ends the process. */
const stop = async (code: 0 | 1 = 0) => {
  answer = null;
  gateway.stop();
  const closed = new Promise((done) => server.close(done));
  for (const res of running) {
    if (isStream(res)) res.destroy();
  }
  server.closeIdleConnections();
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  await Promise.all([closed, gateway.idle(), backups?.stop()]);
  await database?.close();
  process.exit(code);
};

void database?.behind.then((message) => {
  log.error(message);
  return stop(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
