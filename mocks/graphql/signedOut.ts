import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { ruleOf } from './guard';

/**
 * A rule that finds nothing. Added where no one is signed in, it keeps apart what Yoga stores of validated documents:
 * those with a token are told more about the schema.
 */
export const SignedOutRule: ValidationRule = () => ({});

/**
 * Refuses a document that asks for more than signing in takes, before it is validated: without a token no one learns
 * from it what the schema holds, by introspection or by the words of an error.
 */
export const signedOutErrors = (schema: GraphQLSchema, document: DocumentNode): GraphQLError[] => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(node.operation);
    const isPublic = ({ name: { value } }: FieldNode) => {
      const field = root?.getFields()[value];
      return value === '__typename' || (field !== undefined && ruleOf(schema, field, true) === 'public');
    };
    const spread = new Set<string>();
    const isOpen = ({ selections }: SelectionSetNode): boolean =>
      selections.every((selection) => {
        if (selection.kind === Kind.FIELD) return isPublic(selection);
        if (selection.kind === Kind.INLINE_FRAGMENT) return isOpen(selection.selectionSet);
        const fragment = fragments.get(selection.name.value);
        if (!fragment || spread.has(selection.name.value)) return true;
        spread.add(selection.name.value);
        return isOpen(fragment.selectionSet);
      });
    if (!isOpen(node.selectionSet)) {
      return [new GraphQLError('Sign in to do this.', { extensions: { code: 'UNAUTHENTICATED' } })];
    }
  }
  return [];
};
