import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server of a team, as a process of its own. */
export interface ServeProcess {
  child: ChildProcess;
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  /** Resolves with the first part of a line of its output that matches. */
  waitFor: (pattern: RegExp) => Promise<string>;
}

/** A folder for the tests of a file, with a built app of two files, and what starts servers in it. */
export interface ServeFolder {
  folder: string;
  /** Starts the server as people do, but from the sources. It ends with the test. */
  start: (env?: Record<string, string>, ...args: string[]) => ServeProcess;
}

/** Creates the folder for the tests of a file, and removes it after them. */
export function createServeFolder(): ServeFolder {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  const running = new Set<ChildProcess>();
  beforeAll(() => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    writeFileSync(
      join(folder, 'dist/index.html'),
      '<!doctype html><head><meta charset="utf-8"><title>App</title></head>',
    );
    writeFileSync(join(folder, 'dist/assets/app-1.js'), `console.log('${'app '.repeat(500)}');`);
  });
  afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
  afterAll(() => rmSync(folder, { recursive: true }));

  const start: ServeFolder['start'] = (env = {}, ...args) => {
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), join(root, 'scripts/serve.ts'), ...args],
      {
        cwd: folder,
        env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), PORT: '0', ...env },
      },
    );
    running.add(child);
    const lines: string[] = [];
    const errors: string[] = [];
    child.stderr.on('data', (chunk) => errors.push(String(chunk)));
    const ended: ServeProcess['ended'] = new Promise((done) => {
      child.on('close', (code) => {
        running.delete(child);
        done({ code, stdout: lines.join('\n'), stderr: errors.join('') });
      });
    });
    const reader = createInterface(child.stdout);
    const waitFor = (pattern: RegExp) =>
      new Promise<string>((done, fail) => {
        const look = (line: string) => {
          const [, found] = pattern.exec(line) ?? [];
          if (found !== undefined) done(found);
        };
        lines.forEach(look);
        reader.on('line', look);
        void ended.then(({ stderr }) => fail(new Error(`The server has ended: ${stderr}`)));
      });
    reader.on('line', (line) => lines.push(line));
    return { child, ended, waitFor };
  };
  return { folder, start };
}
