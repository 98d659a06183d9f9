import ts from 'typescript';
import { getNodes, parseTrees } from './sourceTrees';

/** A sentence of the gateway in its code. */
interface SourceSentence {
  file: string;
  /** English, with the placeholders `{0}`, `{1}` and so on. */
  template: string;
}

const toTemplate = (text: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(text)
    ? text.text
    : text.templateSpans.reduce(
        (template, { literal }, index) => `${template}{${index}}${literal.text}`,
        text.head.text,
      );

/** All sentences of the gateway: the templates of `say` in the code. */
export const sourceSentences: readonly SourceSentence[] = parseTrees('mocks').flatMap((tree) =>
  getNodes(tree).flatMap((node) =>
    ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say'
      ? [{ file: tree.fileName, template: toTemplate(node.template) }]
      : [],
  ),
);
