import type { LogLevel } from './settings';

/** Writes lines of JSON with a time and a level. */
export interface Log {
  info: (fields: Readonly<Record<string, unknown>>) => void;
  error: (message: string) => void;
}

/** Creates a log that writes what its level includes, errors to the error stream. */
export function createLog(level: LogLevel): Log {
  const line = (fields: Readonly<Record<string, unknown>>) =>
    JSON.stringify({ time: new Date().toISOString(), ...fields });
  return {
    info: (fields) => void (level === 'info' && console.log(line({ level: 'info', ...fields }))),
    error: (message) => void (level !== 'silent' && console.error(line({ level: 'error', message }))),
  };
}
