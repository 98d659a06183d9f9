import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findPath } from './importGraph';
import { getNodes, sourceTrees } from './sourceTrees';

/** A message under a name of its own: the file, and how its code refers to the message. */
export interface MessagePlace {
  file: string;
  /** The constant. */
  group: string;
  key: string;
}

/** A message in the source. */
export interface SourceMessage extends MessagePlace {
  id: string;
  /** English, in ICU message syntax. */
  text: string;
}

const getProperty = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find(
    (each): each is ts.PropertyAssignment => ts.isPropertyAssignment(each) && each.name.getText() === name,
  )?.initializer;

const getName = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

function* messagesIn(tree: ts.SourceFile): Generator<SourceMessage | MessagePlace> {
  for (const node of getNodes(tree)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) continue;
    const [messages] = node.initializer.arguments;
    if (node.initializer.expression.getText() !== 'defineMessages' || !messages) continue;
    if (!ts.isObjectLiteralExpression(messages)) throw new Error(`${tree.fileName}: messages are listed one by one.`);
    for (const property of messages.properties) {
      const descriptor = ts.isPropertyAssignment(property) ? property.initializer : undefined;
      const place = { file: tree.fileName, group: node.name.getText(), key: getName(property.name!) };
      if (descriptor && (ts.isPropertyAccessExpression(descriptor) || ts.isElementAccessExpression(descriptor))) {
        yield place;
        continue;
      }
      const [id, text] = ['id', 'defaultMessage'].map((name) =>
        descriptor && ts.isObjectLiteralExpression(descriptor) ? getProperty(descriptor, name) : undefined,
      );
      if (!id || !text || !ts.isStringLiteralLike(id) || !ts.isStringLiteralLike(text) || !property.name) {
        throw new Error(`${tree.fileName}: ${property.getText()} has no literal id and text.`);
      }
      yield { id: id.text, text: text.text, ...place };
    }
  }
}

/** All places of messages, those that refer to a message defined elsewhere included. */
export const messagePlaces: readonly (SourceMessage | MessagePlace)[] = sourceTrees.flatMap((tree) => [
  ...messagesIn(tree),
]);

/** All messages of the app. Throws if one cannot be read without running the code. */
export const sourceMessages: readonly SourceMessage[] = messagePlaces.filter((place) => 'id' in place);

/** Returns the message constants known in a file: its own and imported ones, by local name. */
function groupsIn(tree: ts.SourceFile): Map<string, string> {
  const groups = new Map<string, string>();
  for (const node of tree.statements) {
    if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) {
        groups.set(name.getText(), `${tree.fileName.replace(/\.tsx?$/, '')} ${name.getText()}`);
      }
    }
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const bindings = node.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const module = findPath(tree.fileName, node.moduleSpecifier.text);
    for (const { name, propertyName } of bindings.elements) {
      groups.set(name.text, `${module} ${(propertyName ?? name).text}`);
    }
  }
  return groups;
}

/** Returns patterns for a computed key: any word in the code, except for a template, whose fixed parts are known. */
function keysLike(argument: ts.Expression): RegExp[] {
  if (ts.isAsExpression(argument) || ts.isParenthesizedExpression(argument)) return keysLike(argument.expression);
  if (ts.isConditionalExpression(argument)) return [argument.whenTrue, argument.whenFalse].flatMap(keysLike);
  if (ts.isStringLiteralLike(argument)) return [new RegExp(`^${argument.text}$`)];
  if (!ts.isTemplateExpression(argument)) return [/^/];
  const rest = argument.templateSpans.map(({ literal }) => `.+${literal.text}`);
  return [new RegExp(`^${argument.head.text}${rest.join('')}$`)];
}

/** Returns the message keys that the code uses, as patterns by file and constant. */
function usesIn(tree: ts.SourceFile): [group: string, key: RegExp][] {
  const groups = groupsIn(tree);
  return getNodes(tree).flatMap((node): [string, RegExp][] => {
    const group = ts.isIdentifier(node) ? groups.get(node.text) : undefined;
    const parent = node.parent;
    if (group === undefined || ts.isImportSpecifier(parent) || ts.isVariableDeclaration(parent)) return [];
    if (ts.isPropertyAccessExpression(parent)) return [[group, new RegExp(`^${parent.name.text}$`)]];
    if (ts.isElementAccessExpression(parent)) return keysLike(parent.argumentExpression).map((key) => [group, key]);
    return [[group, /^/]];
  });
}

const uses = sourceTrees.flatMap(usesIn);

const isDefinition = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') ||
  (node.parent !== undefined && isDefinition(node.parent));

/** All words in the code or the schema; a computed key is one of them. */
const words = new Set([
  ...sourceTrees.flatMap((tree) =>
    getNodes(tree).flatMap((node) =>
      (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && !isDefinition(node) ? [node.text] : [],
    ),
  ),
  ...readdirSync('schema').flatMap((file) => readFileSync(join('schema', file), 'utf8').match(/\w+/g) ?? []),
]);

/** Whether the code uses a message: by its key, or by a computed key that can match it. */
export function isUsed({ file, group, key }: MessagePlace): boolean {
  const name = `${file.replace(/\.tsx?$/, '')} ${group}`;
  return uses.some(
    ([used, pattern]) => used === name && pattern.test(key) && (pattern.source !== '^' || words.has(key)),
  );
}
