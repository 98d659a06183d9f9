import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { createIntl, type MessageDescriptor } from 'react-intl';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { compileMessages } from '#scripts/compileMessages';

interface Transform {
  (this: { parse: typeof parseAst }, code: string, id: string): { code: string } | null;
}

/** The plugin’s output for a source. */
const compile = (code: string, id = '/app/src/features/tents/messages.ts') => {
  const transform = compileMessages().transform as unknown as Transform;
  return transform.call({ parse: parseAst }, code, id)?.code ?? code;
};

const evaluate = (code: string) =>
  runInThisContext(`(() => { ${code}; return messages; })()`) as Record<string, MessageDescriptor>;

const source = `const messages = {
  plain: { id: 'plain', defaultMessage: 'Tents & pegs' },
  nested: { id: 'nested', defaultMessage: "It's {count, plural, one {# tent} other {# tents}} of {name}" },
  inner: { deep: { id: 'deep', defaultMessage: 'Deep' } },
  other: { id: 'other', description: 'defaultMessage' },
};`;

test('compiled messages produce the same text as before', () => {
  const { formatMessage } = createIntl({ locale: 'en' });
  const [before, after] = [evaluate(source), evaluate(compile(source))];
  const values = { count: 3, name: 'Ada' };
  for (const name of ['plain', 'nested']) {
    expect(Array.isArray(after[name]?.defaultMessage)).toBe(true);
    expect(formatMessage(after[name]!, values)).toBe(formatMessage(before[name]!, values));
  }
  expect(after.other).toEqual(before.other);
});

test.each([
  ['a source without messages', 'const tents = 3;', '/app/src/tents.ts'],
  ['a source of a package', source, '/app/node_modules/tents/index.js'],
])('%s is left unchanged', (_name, code, id) => expect(compile(code, id)).toBe(code));

interface Load {
  (id: string): Promise<string | null>;
}

/** What the plugin loads for a file instead of its text. */
const load = (id: string) => (compileMessages().load as unknown as Load)(id);

test('translations are compiled, and produce the same text as before', async () => {
  const file = 'src/i18n/locales/de/ui.json';
  const written: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  const compiled: Record<string, []> = JSON.parse((await load(join(process.cwd(), file))) ?? '');
  expect(Object.keys(compiled)).toEqual(Object.keys(written));
  const id = 'ui.pagination.range';
  const said = [written, compiled].map((messages) =>
    createIntl({ locale: 'de', messages }).formatMessage({ id }, { first: 1, last: 10, total: 1234 }),
  );
  expect(said).toEqual(['1–10 von 1.234', '1–10 von 1.234']);
});

test('other JSON is loaded unchanged', async () => expect(await load('/app/package.json')).toBeNull());
