import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Query } from '#server/db/sql/sql';
import { putDocuments } from '#server/db/sql/statements/documents';
import { MIGRATIONS } from '#server/db/sql/statements/schema';
import { gatewayTrees, getNodes } from '#tests/support/sourceTrees';

/** A statement in the code, with `…` for what is put into it. */
interface Statement {
  file: string;
  text: string;
}

const toText = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
};

const VERBS = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|TRUNCATE|WITH|SET|LOCK|SAVEPOINT|COPY|CALL|DO)\s/;

const statements: readonly Statement[] = gatewayTrees
  .filter(({ fileName }) => fileName.includes('server/db/sql/'))
  .flatMap((tree) =>
    getNodes(tree).flatMap((node) => {
      const text = toText(node);
      return text !== undefined && VERBS.test(text) ? [{ file: tree.fileName, text }] : [];
    }),
  );

test('finds the statements', () => {
  expect(statements.length).toBeGreaterThan(20);
});

test('all statements are in one folder', () => {
  const elsewhere = statements.filter(({ file }) => !file.includes('server/db/sql/statements/'));
  expect(elsewhere).toEqual([]);
});

/**
 * What engines that speak the protocol of PostgreSQL do not have, or have otherwise. The one advisory lock keeps a
 * second process away, and the only engine with such locks in use is PostgreSQL itself.
 */
test.each<[string, RegExp, RegExp?]>([
  ['advisory locks', /advisory/i, /pg_try_advisory_lock/],
  ['sequences', /\b(?:big)?serial\b|nextval|IDENTITY|SEQUENCE/i],
  ['triggers and functions', /\bTRIGGER\b|\bFUNCTION\b|\bPROCEDURE\b/i],
  ['temporary and unlogged tables', /\bTEMP(?:ORARY)?\b|\bUNLOGGED\b/i],
  ['foreign keys', /\bREFERENCES\b|FOREIGN KEY/i],
  ['savepoints', /\bSAVEPOINT\b/i],
  ['TRUNCATE', /\bTRUNCATE\b/i],
  ['collations', /\bCOLLATE\b|\bCOLLATION\b/i],
  ['changes of letter case', /\b(?:lower|upper|initcap)\s*\(|\bILIKE\b/i],
  ['order by a text', /ORDER BY\s+(?!(?:place|seq|start|part|n|last)\b)/i],
  ['types of one engine', /\b(?:jsonb?|uuid|timestamptz|hstore|citext|regclass)\b|::/i],
  ['arrays', /\bunnest\b|\bANY\s*\(|\barray\b/i],
  ['locks of whole tables', /\bLOCK TABLE\b/i],
  ['several statements in one', /;\s*\S/],
])('no statement has %s', (_, pattern, allowed) => {
  const found = statements.map(({ text }) => text).filter((text) => pattern.test(text));
  expect(found.filter((text) => !allowed?.test(text))).toEqual([]);
});

test('every table has a primary key', () => {
  const tables = MIGRATIONS.flatMap(({ sqlite, postgres }) => [...sqlite, ...postgres]).filter((text) =>
    text.startsWith('CREATE TABLE'),
  );
  expect(tables.length).toBeGreaterThan(4);
  expect(tables.filter((text) => !text.includes('PRIMARY KEY'))).toEqual([]);
});

test('a statement stores at most 3,000 rows and 8 MB', async () => {
  const sizes: { rows: number; bytes: number }[] = [];
  const query: Query = async (text, values = []) => {
    const bytes = values.reduce<number>((sum, value) => sum + String(value).length, 0);
    sizes.push({ rows: text.split('), (').length, bytes });
    return [];
  };
  const rows = Array.from({ length: 4000 }, (_, at) => {
    const doc = 'x'.repeat(at < 40 ? 500_000 : 10);
    return { table: 'products' as const, id: String(at), part: 0, place: at + 1, catalog: '1', doc };
  });
  await putDocuments(query, rows);
  expect(sizes.reduce((sum, each) => sum + each.rows, 0)).toBe(4000);
  expect(Math.max(...sizes.map((each) => each.rows))).toBeLessThanOrEqual(3000);
  expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeLessThanOrEqual(8_000_000);
});
