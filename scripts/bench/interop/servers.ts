import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDUSA_ACCOUNT, type MedusaClient, openMedusa } from './medusa';
import { findPort, type Postgres } from './postgres';
import { openVendure, type VendureClient } from './vendure';

/** A server that runs, and what its API is called with. */
export interface Running<Client> {
  client: Client;
  /** Name and version. */
  version: string;
  close: () => Promise<void>;
}

const VENDURE = '@vendure/core@3.7.3';
const MEDUSA = '@medusajs/medusa@2.21.2';

const MEDUSA_CONFIG = `
const { defineConfig } = require('@medusajs/framework/utils');
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: { adminCors: '*', authCors: '*', storeCors: '*', jwtSecret: 'bench', cookieSecret: 'bench' },
  },
});
`;

/** Seconds until a server must be ready, and what both of them say then. */
const MAX_SECONDS = 180;
const READY = 'is ready';

/** Installs packages in a folder, unless they already are there. Their install scripts are not run. */
const install = (folder: string, main: string, ...others: string[]) => {
  mkdirSync(folder, { recursive: true });
  const name = main.slice(0, main.lastIndexOf('@'));
  const manifest = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    console.log(`Installing ${main} …`);
    const args = ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', main, ...others];
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  }
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  if (!main.endsWith(`@${version}`)) throw new Error(`${folder} has ${name} ${version}. Remove it to install ${main}.`);
  return version;
};

/** Starts a program, whose output is kept in a file of the folder, and waits until it says that it is ready. */
const start = async (folder: string, args: readonly string[], env: Record<string, string>) => {
  const path = join(folder, 'server.log');
  const log = openSync(path, 'w');
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  const closed = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    server.kill();
    await closed;
  };
  for (let second = 0; !readFileSync(path, 'utf8').includes(READY); second++) {
    if (server.exitCode !== null || second === MAX_SECONDS) {
      await close();
      throw new Error(`The server in ${folder} didn’t start; see ${path}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return close;
};

/** Installs and starts Vendure with an empty database. */
export async function startVendure(folder: string, { createDatabase }: Postgres): Promise<Running<VendureClient>> {
  const version = install(folder, VENDURE, 'pg@8');
  copyFileSync(new URL('vendureServer.mjs', import.meta.url), join(folder, 'server.mjs'));
  const port = await findPort();
  const close = await start(folder, ['server.mjs'], {
    PORT: String(port),
    DATABASE_URL: createDatabase('vendure'),
    FOLDER: folder,
  });
  return { client: await openVendure(port), version: `Vendure ${version}`, close };
}

/** Installs and starts Medusa with an empty database, without its admin app. */
export async function startMedusa(folder: string, { createDatabase }: Postgres): Promise<Running<MedusaClient>> {
  const of = MEDUSA.slice(MEDUSA.lastIndexOf('@'));
  const version = install(folder, MEDUSA, `@medusajs/framework${of}`, `@medusajs/cli${of}`);
  writeFileSync(join(folder, 'medusa-config.js'), MEDUSA_CONFIG);
  const port = await findPort();
  const env = { DATABASE_URL: createDatabase('medusa'), MEDUSA_DISABLE_TELEMETRY: 'true', NODE_ENV: 'production' };
  const command = join('node_modules', '@medusajs', 'cli', 'cli.js');
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [command, ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
  run('db:migrate');
  run('user', '-e', MEDUSA_ACCOUNT.email, '-p', MEDUSA_ACCOUNT.password);
  const close = await start(folder, [command, 'start', '--host', '127.0.0.1', '--port', String(port)], env);
  return { client: await openMedusa(port), version: `Medusa ${version}`, close };
}
