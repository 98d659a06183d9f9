import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { Kind } from 'graphql';

/** The type that an entity of `recordsChanged` names: `BlogPost` for BLOG_POST. */
export function typeOfEntity(entity: string): string {
  return entity.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const rootFields = ({ definitions }: ObservableQuery['query']): string[] =>
  definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? node.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );

/** Whether a result contains a record, or a page of records, of one of the types. */
function hasRecordOf(result: unknown, types: ReadonlySet<string>): boolean {
  if (typeof result !== 'object' || result === null) return false;
  const type = '__typename' in result ? String(result.__typename).replace(/Page$/, '') : '';
  return types.has(type) || Object.values(result).some((value) => hasRecordOf(value, types));
}

/** Whether the query shows records of one of the types, or requested them and found none. */
function isAbout(query: ObservableQuery, types: ReadonlySet<string>): boolean {
  if (hasRecordOf(query.getCurrentResult().data, types)) return true;
  const fields = rootFields(query.query);
  return [...types].some((type) => fields.some((field) => field.startsWith(type[0]!.toLowerCase() + type.slice(1))));
}

/** Refetches the active queries about the given types. Errors stay with the queries, which show them. */
export function refetchChanged(client: ApolloClient, types: ReadonlySet<string>): Promise<unknown> {
  return Promise.allSettled(
    client.refetchQueries({ include: 'active', onQueryUpdated: (query) => isAbout(query, types) }).results,
  );
}
