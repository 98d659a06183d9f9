import { Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { preparedHashes } from '../preparedHashes.generated';

/** A document of the app. It is valid and within all limits that do not depend on its variables. */
interface PreparedDocument {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** A call of one of the app's operations. */
export interface PreparedCall extends PreparedDocument {
  variables: Record<string, unknown>;
}

const HASHES: ReadonlySet<string> = new Set(preparedHashes.split(' '));
const HASH_LENGTH = 16;

/** The documents that were called so far, by their text. */
const documents = new Map<string, PreparedDocument>();

/**
 * Maximum number of these: anyone can send a document with its definitions in any order, which is another text each
 * time.
 */
const MOST_TEXTS = 2 * HASHES.size;

/** Returns the hash of a printed document, regardless of the order of its definitions. */
const getHash = async (query: string) => {
  const text = query.split('\n\n').sort().join('\n\n');
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes)).slice(0, HASH_LENGTH);
};

const findDocument = async (query: string): Promise<PreparedDocument | null> => {
  const known = documents.get(query);
  if (known) return known;
  if (!HASHES.has(await getHash(query))) return null;
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return null;
  if (documents.size === MOST_TEXTS) documents.clear();
  const prepared = { document, operation };
  documents.set(query, prepared);
  return prepared;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNullOr = <T>(value: unknown, isType: (value: unknown) => value is T): value is T | null | undefined =>
  value === null || value === undefined || isType(value);

const isText = (value: unknown) => typeof value === 'string';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Returns the call of one of the app's operations that is in the request body, or null if it has anything else. */
export async function readPreparedCall(text: string): Promise<PreparedCall | null> {
  const body = parseJson(text);
  if (!isObject(body)) return null;
  const { query, operationName, variables, extensions, ...others } = body;
  if (!isText(query) || !isNullOr(operationName, isText) || !isNullOr(variables, isObject)) return null;
  if (!isNullOr(extensions, isObject) || Object.keys(others).length) return null;
  const found = await findDocument(query);
  if (!found || (operationName ?? found.operation.name?.value) !== found.operation.name?.value) return null;
  return { ...found, variables: variables ?? {} };
}
