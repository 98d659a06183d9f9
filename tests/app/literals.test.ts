import ts from 'typescript';
import { expect, test } from 'vitest';
import { getNodes, sourceTrees } from '../support/sourceTrees';

/** Attributes whose text is shown or announced to users. */
const spoken = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'],
  ...['label', 'anyLabel', 'confirmLabel', 'cancelLabel', 'emptyLabel', 'heading', 'description', 'hint', 'header'],
  ...['message', 'note', 'text', 'children', 'reason'],
]);

/** Two letters make a word; anything shorter is punctuation or a symbol. */
const isWord = (text: string) => /\p{L}{2}/u.test(text);

/** The fixed texts that an expression can yield: its own, those of its branches, and the fixed parts of a template. */
function getTexts(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return getTexts(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(getTexts);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(getTexts);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

/** The texts that a file renders without a message. */
function literalsIn(tree: ts.SourceFile): string[] {
  const texts = getNodes(tree).flatMap((node) => {
    if (ts.isJsxText(node)) return [node.text.trim()];
    const isDrawn = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
    if (isDrawn) return node.expression && !ts.isBinaryExpression(node.expression) ? getTexts(node.expression) : [];
    if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText()) || !node.initializer) return [];
    if (ts.isStringLiteral(node.initializer)) return [node.initializer.text];
    return ts.isJsxExpression(node.initializer) && node.initializer.expression
      ? getTexts(node.initializer.expression)
      : [];
  });
  return texts.filter(isWord);
}

/** The examples of the component reference show their code, whose demo texts are in English. */
const isExample = ({ fileName }: ts.SourceFile) => /^src\/features\/components\/pages\/.*Example\.tsx$/.test(fileName);

test('no screen has text outside of the messages', () => {
  const screenTrees = sourceTrees.filter((tree) => !isExample(tree));
  const found = screenTrees.flatMap((tree) => literalsIn(tree).map((text) => `${tree.fileName}: ${text}`));
  expect(found).toEqual([]);
});

test.each([
  ['<p>Tents</p>', ['Tents']],
  ['<p>{isOpen ? "Open" : <b />}</p>', ['Open']],
  ['<p>{`Tent ${name}`}</p>', ['Tent ']],
  ['<img alt="Tent" />', ['Tent']],
  ['<Field label={isOpen ? "Open" : words} />', ['Open']],
  ['<p className="tent">{formatMessage(messages.tents)} · {count}</p>', []],
])('finds the texts in %s: %j', (source, texts) => {
  expect(literalsIn(ts.createSourceFile('Tent.tsx', `const it = ${source};`, ts.ScriptTarget.ES2022, true))).toEqual(
    texts,
  );
});
