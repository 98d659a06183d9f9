import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A PostgreSQL server of the bench. */
export interface Postgres {
  version: string;
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => string;
  close: () => Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb`, which Debian doesn’t have in the path. */
const findPrograms = (): string => {
  const folders = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const paths = [...folders, ...(process.env.PATH ?? '').split(':')];
  const found = paths.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined)
    throw new Error('PostgreSQL isn’t installed. Install its server, so that initdb can be run.');
  return found;
};

/** PostgreSQL refuses to run as root, so it runs as its own user there. */
const getUser = () =>
  process.getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
        gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
      }
    : {};

/** Returns a port of the loopback interface that is free. */
export async function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

/** Starts a PostgreSQL server on the loopback interface with its data in a new folder below this one. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const programs = findPrograms();
  const user = getUser();
  const data = join(folder, 'postgres');
  mkdirSync(data);
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, { ...user, cwd: data, encoding: 'utf8' });
  const port = await findPort();
  const of = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const options = ['-p', String(port), '-c', `unix_socket_directories=${data}`, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options, '-c', 'fsync=off'], {
    ...user,
    cwd: data,
    stdio: 'ignore',
  });
  const closed = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isReady = () => {
    try {
      run('pg_isready', of);
      return true;
    } catch {
      return false;
    }
  };
  while (!isReady() && server.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 200));
  if (server.exitCode !== null) throw new Error('PostgreSQL didn’t start.');
  return {
    version: run('postgres', ['--version']).trim(),
    createDatabase: (name) => {
      run('createdb', [...of, name]);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    close: async () => {
      server.kill('SIGINT');
      await closed;
    },
  };
}
