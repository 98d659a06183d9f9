import { parseArgs } from 'node:util';
import { isEmailAddress } from '#shared/emailAddress';
import type { DatabasePlace } from '#server/db/sql/openDatabase';

/** Host names and addresses of this machine, which no other machine reaches. */
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

const LOG_LEVELS = ['silent', 'error', 'info'] as const;

/** What the server logs: nothing, errors, or each request, too. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The text of `npm run serve -- --help`. */
export const USAGE = `npm run serve              the app and its server on one port, for a team
npm run serve -- --demo    with demo data and demo apps, in memory, on this machine only
npm run serve -- --backup FILE    writes a backup of the data, and ends; with PostgreSQL also while the server runs
npm run serve -- --restore FILE   restores a backup into an empty database, and ends

Settings, by environment:
  PORT           the port, 8080 if not set; 0 takes any free one
  HOST           the address to listen on, 127.0.0.1 if not set; 0.0.0.0 lets other machines in
  DATA_DIR       the folder of the data, data if not set
  DATABASE_URL   a PostgreSQL database instead: postgres://user:password@host/name
  PUBLIC_URL     the URL that people open, if a proxy is in between: https://catalogs.example.com
  ALLOWED_HOSTS  further host names under which the server is available, separated by commas
  TRUST_PROXY    1 if a proxy is in between: its X-Forwarded-For says who tries to sign in
  SMTP_URL       an email server for invitations and links to reset passwords: smtp://user:password@host:587
  MAIL_FROM      the sender of its emails: Catalog Manager <catalogs@example.com>
  METRICS_TOKEN  a bearer token for /metrics (Prometheus), which is closed without one
  LOG_LEVEL      silent, error, or info (each request as a line of JSON), which is the default`;

/** A email server, and the sender of its emails. */
export interface MailSettings {
  url: URL;
  from: string;
}

/** The settings of the server. */
export interface ServeSettings {
  port: number;
  host: string;
  /** Where the data is; null for memory. */
  place: DatabasePlace | null;
  /** Without a slash at the end; null for the URL of the port. */
  publicUrl: string | null;
  allowedHosts: string[];
  isProxyTrusted: boolean;
  /** Null without an email server. */
  mail: MailSettings | null;
  /** Null if no one reads the metrics. */
  metricsToken: string | null;
  logLevel: LogLevel;
  hasDemo: boolean;
  /** The backup to write or to restore instead of serving; null for none. */
  archive: { kind: 'backup' | 'restore'; file: string } | null;
}

/** A setting that the server can't start with. The message says what is wrong and what to do. */
export class SettingError extends Error {}

const readPort = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new SettingError(`PORT is ${text}, but must be a whole number from 0 to 65535.`);
};

const readPublicUrl = (text: string | undefined): string | null => {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isUrl = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isUrl) return url.origin;
  throw new SettingError(
    `PUBLIC_URL is ${text}, but must be a URL without a path. Example: https://catalogs.example.com`,
  );
};

const readPlace = ({ DATABASE_URL: url, DATA_DIR: dataDir }: NodeJS.ProcessEnv): DatabasePlace => {
  if (url && dataDir) throw new SettingError('DATABASE_URL and DATA_DIR can’t be used together. Remove one of them.');
  return url ? { url } : { dataDir: dataDir || 'data' };
};

const readChoice = <Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice => {
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  throw new SettingError(`${name} is ${text}, but must be one of these: ${choices.join(', ')}.`);
};

const readMail = ({ SMTP_URL: text, MAIL_FROM: from = '' }: NodeJS.ProcessEnv): MailSettings | null => {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  // The URL can have a password, so it is not repeated.
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) {
    throw new SettingError('SMTP_URL must be the URL of an email server. Example: smtp://user:password@host:587');
  }
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
  if (isEmailAddress(address.trim())) return { url, from };
  throw new SettingError(
    `MAIL_FROM is ${from || 'not set'}, but must be a sender. Example: Catalog Manager <catalogs@example.com>`,
  );
};

const readOptions = (args: readonly string[]) => {
  try {
    const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;
    return parseArgs({ args: [...args], options: { demo: flag, help: flag, backup: text, restore: text } }).values;
  } catch {
    throw new SettingError(`${args.join(' ')} has an unknown option. See npm run serve -- --help.`);
  }
};

const readArchive = ({ demo, backup, restore }: ReturnType<typeof readOptions>): ServeSettings['archive'] => {
  if ([demo, backup, restore].filter((option) => option !== undefined).length > 1) {
    throw new SettingError('--demo, --backup, and --restore can’t be used together. Leave out all but one of them.');
  }
  if (backup === '' || restore === '') throw new SettingError('--backup and --restore need a file.');
  if (backup !== undefined) return { kind: 'backup', file: backup };
  return restore === undefined ? null : { kind: 'restore', file: restore };
};

/** Reads the settings; `help` if only the usage is wanted. Throws a SettingError. */
export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[]): ServeSettings | 'help' {
  const options = readOptions(args);
  const { demo: hasDemo = false, help } = options;
  if (help) return 'help';
  const archive = readArchive(options);
  const host = env.HOST || '127.0.0.1';
  if (hasDemo && !LOOPBACK.includes(host)) {
    throw new SettingError(
      `--demo has accounts with public passwords, so HOST can’t be ${host}. Leave out one of them.`,
    );
  }
  return {
    port: readPort(env.PORT || '8080'),
    host,
    // Accounts with public passwords must not be where a team's data is.
    place: hasDemo ? null : readPlace(env),
    publicUrl: readPublicUrl(env.PUBLIC_URL),
    allowedHosts: (env.ALLOWED_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
    isProxyTrusted: readChoice('TRUST_PROXY', env.TRUST_PROXY || '0', ['0', '1']) === '1',
    mail: hasDemo ? null : readMail(env),
    metricsToken: env.METRICS_TOKEN || null,
    logLevel: readChoice('LOG_LEVEL', env.LOG_LEVEL || 'info', LOG_LEVELS),
    hasDemo,
    archive,
  };
}
