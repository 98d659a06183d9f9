import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { gatewayTrees, getNodes } from '../../support/sourceTrees';
import { sourceSentences } from '../../support/sourceSentences';

const templates = new Set(sourceSentences.map(({ template }) => template));

const getTexts = (language: string) =>
  readdirSync(`server/i18n/${language}`).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(`server/i18n/${language}/${file}`, 'utf8'))),
  );

const getPlaceholders = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort();

/** Texts that are the same in another language: names, codes, and what only joins values. */
const isSame = (template: string) =>
  !/\p{L}{2,}/u.test(template.replace(/\b(SEO|SKU|slug|description|status|stock|variant)\b/gi, ''));

/** Errors that only developers of clients see, and those whose text is part of the REST contract. */
const IN_ENGLISH = ['server/rest/router.ts', 'server/rest/bytes/bytes.ts', 'server/domain/auth/session.ts'];

test('Refusals are sentences with translations', () => {
  const plain = gatewayTrees
    .filter(({ fileName }) => !IN_ENGLISH.includes(fileName))
    .flatMap((tree) => getNodes(tree).flatMap((node) => (ts.isNewExpression(node) ? [node] : [])))
    .filter(({ expression }) => expression.getText() === 'DomainError')
    .flatMap((refusal) => refusal.arguments?.slice(1, 2) ?? [])
    .filter((text) => ts.isStringLiteralLike(text) || ts.isTemplateExpression(text));
  expect(plain.map((text) => text.getText())).toEqual([]);
});

describe.each(['de', 'fr', 'pt'])('The translations into %s', (language) => {
  const texts = getTexts(language);
  const translated = new Map(texts);

  test('exist for every sentence', () =>
    expect(sourceSentences.filter(({ template }) => !translated.has(template))).toEqual([]));

  test('each belong to a sentence, once', () => {
    expect(texts.filter(([template]) => !templates.has(template))).toEqual([]);
    expect(translated.size).toBe(texts.length);
  });

  test('have the placeholders of the sentence', () => {
    for (const [template, text] of texts) expect(getPlaceholders(text), template).toEqual(getPlaceholders(template));
  });

  test('are not in English', () =>
    expect(texts.filter(([template, text]) => text === template && !isSame(template))).toEqual([]));

  test('are all loaded', async () => {
    const modules = import.meta.glob<{ texts: Record<string, string> }>('../../../server/i18n/*.ts');
    const loaded = await modules[`../../../server/i18n/${language}.ts`]!();
    expect(loaded.texts).toEqual(Object.fromEntries(texts));
  });
});
