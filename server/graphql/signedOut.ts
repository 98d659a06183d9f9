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
import { getRule } from './guard';

/**
 * A rule that never reports errors. Adding it for signed-out users separates their entries in Yoga's validation cache,
 * because signed-in users get more details about the schema.
 */
export const SignedOutRule: ValidationRule = () => ({});

/**
 * Rejects a document that requests more than signing in requires, before it is validated. Without a token, no one can
 * discover the schema through introspection or error messages.
 */
export function signedOutErrors(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(node.operation);
    const isPublic = ({ name: { value } }: FieldNode) => {
      const field = root?.getFields()[value];
      return value === '__typename' || (field !== undefined && getRule(field, true) === 'public');
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
}
