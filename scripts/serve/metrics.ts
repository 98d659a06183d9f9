import { timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PoolState } from '#server/db/sql/openDatabase';
import type { Store } from '#server/db/store';
import { isSettled } from '#server/domain/jobStateMachine';

/** What is measured of a server that runs. */
export interface Metrics {
  noteRequest: (request: { method: string; path: string; status: number; seconds: number }) => void;
  noteLockWait: (seconds: number) => void;
  /** Returns the store, whose commits are measured. */
  watchCommits: (store: Store) => Store;
  /** Counts open jobs, running responses, and connections when it is asked. */
  watchState: (state: { store: Store; getRunning: () => number; getPool?: (() => PoolState) | undefined }) => void;
  /** Answers with all figures, in the format of Prometheus, if the request has the token; otherwise with 401. */
  answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

/** Bounds in seconds: from reads in memory to uploads. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** First parts of paths that are told apart. Others can be made up by anyone, and each would be kept. */
const PARTS = ['graphql', 'api', 'jwt', 'account-setting', 'files', 'media', 'feeds', 'assets', 'health', 'ready'];

const getPart = (path: string): string => PARTS.find((part) => path.split('/')[1] === part) ?? 'other';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Creates the figures, which whoever has the token can read. */
export async function createMetrics(token: string): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'catalog_http_request_duration_seconds',
    help: 'Time from a request to the end of its response. Event streams are not in it.',
    labelNames: ['method', 'part', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const commits = new Histogram({
    name: 'catalog_commit_duration_seconds',
    help: 'Time until a commit is stored, by whether it was.',
    labelNames: ['result'],
    buckets: BUCKETS,
    registers,
  });
  const lockWaits = new Histogram({
    name: 'catalog_lock_wait_seconds',
    help: 'How long work waited for earlier work with the same lock.',
    buckets: BUCKETS,
    registers,
  });
  const expected = hash(`Bearer ${token}`);

  return {
    noteRequest: ({ method, path, status, seconds }) => {
      const known = METHODS.includes(method) ? method : 'other';
      requests.observe({ method: known, part: getPart(path), status: String(status) }, seconds);
    },
    noteLockWait: (seconds) => lockWaits.observe(seconds),
    watchCommits: (store) => ({
      ...store,
      commit: async (changes, options) => {
        const end = commits.startTimer();
        try {
          await store.commit(changes, options);
          end({ result: 'stored' });
        } catch (error) {
          end({ result: 'failed' });
          throw error;
        }
      },
    }),
    watchState: ({ store, getRunning, getPool }) => {
      new Gauge({
        name: 'catalog_http_responses_running',
        help: 'Responses that have not ended, event streams included.',
        registers,
        collect() {
          this.set(getRunning());
        },
      });
      new Gauge({
        name: 'catalog_jobs_open',
        help: 'Jobs that have not ended, by status.',
        labelNames: ['status'],
        registers,
        async collect() {
          const open = await store.list('jobs', (job) => !isSettled(job));
          this.reset();
          for (const { status } of open) this.inc({ status });
        },
      });
      if (!getPool) return;
      new Gauge({
        name: 'catalog_database_connections',
        help: 'Connections for reads that are open and idle, and reads that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          const { open, idle, waiting } = getPool();
          this.set({ state: 'open' }, open);
          this.set({ state: 'idle' }, idle);
          this.set({ state: 'waiting' }, waiting);
        },
      });
    },
    answer: async (req, res) => {
      res.setHeader('cache-control', 'no-store');
      if (!timingSafeEqual(hash(req.headers.authorization ?? ''), expected)) {
        res.writeHead(401, { 'www-authenticate': 'Bearer' }).end('Send METRICS_TOKEN as a bearer token.');
        return;
      }
      res.setHeader('content-type', registry.contentType).end(await registry.metrics());
    },
  };
}
