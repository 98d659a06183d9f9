import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledgeBaseFixtures } from '#mocks/fixtures/knowledgeBase';
import { HELP_PICTURE_SIZE } from '#mocks/fixtures/knowledgeBase/category';
import { paths } from '#routing/paths';

const folder = 'public/help';

const contents = knowledgeBaseFixtures(new Date()).flatMap((change) =>
  change.table === 'knowledgeBaseArticles' && 'put' in change ? [change.put.content] : [],
);

const findAll = (pattern: RegExp) =>
  contents.flatMap((content) => [...content.matchAll(pattern)].map(([, part]) => part!));

/** The size of an extended WebP image, from its VP8X chunk. */
const readSize = (file: string) => {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
};

test('has a file for each screenshot of an article, and no others', () => {
  const shown = findAll(/src="\/help\/([\w-]+\.webp)"/g);
  expect(shown.toSorted()).toEqual(readdirSync(folder).toSorted());
  expect(findAll(/<img (?![^>]*alt="[^"]{20,}")([^>]*)>/g)).toEqual([]);
});

test.each(readdirSync(folder))('%s is small and as large as the articles say', (file) => {
  expect(readSize(`${folder}/${file}`)).toEqual(HELP_PICTURE_SIZE);
  expect(readFileSync(`${folder}/${file}`).length).toBeLessThan(100_000);
});

test('links only to screens of the app', () => {
  const known = new Set<string>(Object.values(paths));
  expect(findAll(/href="([^"]+)"/g).filter((target) => !known.has(target))).toEqual([]);
});
