import ts from 'typescript';
import { gatewayTrees, getNodes } from './sourceTrees';

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

/**
 * Functions that build a sentence of words in their arguments: its text, by the arguments that are words in the code.
 */
const BUILDERS: Readonly<Record<string, (...words: (string | undefined)[]) => string | false>> = {
  notFound: (what) => what !== undefined && `No ${what} with id {0} was found.`,
  found: (_rows, what) => what !== undefined && `No ${what} with id {0} was found.`,
  check: (_scalar, wanted) => wanted !== undefined && `Enter ${wanted}.`,
};

const getBuilt = (call: ts.CallExpression): string | false =>
  BUILDERS[call.expression.getText()]?.(
    ...call.arguments.map((argument) => (ts.isStringLiteral(argument) ? argument.text : undefined)),
  ) ?? false;

/** The sentences of `assertKnown`, whose words come from several places. */
const UNKNOWN_WORDS: readonly SourceSentence[] = [
  'catalog channel',
  'catalog currency',
  'catalog language',
  'channel currency',
  'channel language',
].map((words) => {
  const [owner, what] = words.split(' ');
  return { file: 'server/domain/productValues/assertScope.ts', template: `The ${owner} doesn’t have the ${what} {0}.` };
});

/** What a value of the REST API must be: `toDomainError` puts the name of the value before it. */
const isOfValue = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  node.getSourceFile().fileName.startsWith('server/rest/') &&
  /^(?:must |is missing$|has the wrong type$)/.test(node.text);

const getTemplate = (node: ts.Node): string | false => {
  if (isOfValue(node)) return `{0} ${node.text}.`;
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'say' && toTemplate(node.template);
  return ts.isCallExpression(node) && getBuilt(node);
};

/** All sentences of the gateway: the templates of `say` in the code, and those that functions build. */
export const sourceSentences: readonly SourceSentence[] = gatewayTrees
  .flatMap((tree) =>
    getNodes(tree).flatMap((node) => {
      const template = getTemplate(node);
      return template === false ? [] : [{ file: tree.fileName, template }];
    }),
  )
  .concat(UNKNOWN_WORDS);
