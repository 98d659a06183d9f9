import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledgeBaseFixtures } from '../../../mocks/fixtures/knowledgeBase';
import { HELP_PICTURE_SIZE } from '../../../mocks/fixtures/knowledgeBase/category';
import { paths } from '../../../src/routing/paths';

const folder = 'public/help';

const contents = knowledgeBaseFixtures(new Date()).flatMap((change) =>
  change.table === 'knowledgeBaseArticles' && 'put' in change ? [change.put.content] : [],
);

const findAll = (pattern: RegExp) =>
  contents.flatMap((content) => [...content.matchAll(pattern)].map(([, part]) => part!));

/** The size of a lossy WebP image, from the header of its VP8 frame. */
const readSize = (file: string) => {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
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
