import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from '#server/rest/routes';
import { getPairs } from './contractPairs';

const here = (path: string) => new URL(path, import.meta.url);

const pairs = readFileSync(here('../../files/restPairs.txt'), 'utf8').trim().split('\n');
const served = ROUTES.map(({ method, path }) => `${method} ${path}`);
const contract = here('../../../../shared/rest-contract.md');

test('has 71 unique pairs of method and path in the contract', () => {
  expect(pairs).toHaveLength(71);
  expect(new Set(pairs).size).toBe(71);
});

test.skipIf(!existsSync(contract))('has a copy of the list identical to the contract', () => {
  expect(getPairs(readFileSync(contract, 'utf8'))).toEqual(pairs);
});

test('serves every pair of the contract once, and nothing else', () => {
  expect([...served].sort()).toEqual([...pairs].sort());
});

test('extracts the list from tables and sentences', () => {
  const page = [
    '| GET /apps/tents | – | bare array |',
    '| `GET` | no path |',
    '| DELETE /apps/tents/{id} | – | 200 |',
    '| /tents/data (q) | {a{b}, c} |',
    'Cards under /card/tents/ (`days` = ["A", "B"]): ridge {a, b{c}} · dome {[x]} · tunnel, pod {y}.',
  ].join('\n');
  expect(getPairs(page)).toEqual([
    'GET /apps/tents',
    'DELETE /apps/tents/{id}',
    'GET /tents/data',
    'GET /card/tents/ridge',
    'GET /card/tents/dome',
    'GET /card/tents/tunnel',
    'GET /card/tents/pod',
  ]);
});
