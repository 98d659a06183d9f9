import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'shared',
  'server',
  'mocks',
  'schema',
  'public',
  'scripts',
  'index.html',
  'codegen.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** Returns the modification time of a file, or of the newest file in a folder; generated files are ignored. */
const changedAt = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return path.includes('.generated.') ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(join(path, name))));
};

/** Whether a file that is built is missing or older than a source. */
export function isStale(built) {
  return changedAt(built) < Math.max(...SOURCES.map(changedAt));
}
