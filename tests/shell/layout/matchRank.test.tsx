import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestMatches, matchRank } from '#app/shell/search/matchRank';

test.each([
  ['cat', 'Catalogs', [], 0],
  ['CAT', 'Catalogs', [], 0],
  ['catalogo', 'Catálogos', [], 0],
  ['Über', 'Ubersicht', [], 0],
  ['strasse', 'Straßenschuhe', [], 0],
  ['cat', 'Published catalogs', [], 1],
  ['cat pub', 'Published catalogs', [], 1],
  ['alog', 'Catalogs', [], 2],
  ['upload', 'Import', ['upload', 'csv'], 2],
  ['csv imp', 'Import', ['upload', 'csv'], 2],
  ['load', 'Import', ['upload'], null],
  ['imports', 'Import', [], null],
] as const)('“%s” in “%s” with %j has rank %s', (typed, title, keywords, rank) => {
  expect(matchRank(typed, title, keywords)).toBe(rank);
});

const titled = (title: string) => ({ title });

test('the best match comes first, and equal matches keep their order', () => {
  expect(bestMatches('job', ['New job', 'Jobs', 'Inside job', 'Job'], titled)).toEqual([
    'Jobs',
    'Job',
    'New job',
    'Inside job',
  ]);
});

test('each title matches all its prefixes, and no result is invented', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 8 }), fc.nat(), (titles, at) => {
      const title = titles[at % Math.max(1, titles.length)] ?? '';
      const typed = title.trimStart().slice(0, 3);
      const found = bestMatches(typed, titles, titled);
      expect(found.every((each) => titles.includes(each))).toBe(true);
      expect(found.length).toBeLessThanOrEqual(titles.length);
    }),
  );
});
