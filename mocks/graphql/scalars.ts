import { GraphQLError, isScalarType, Kind, print, type GraphQLSchema, type ValueNode } from 'graphql';
import { isEmailAddress } from '../domain/emailAddress';

/** How an input of the kind is read; both functions throw a GraphQLError that says what is wanted. */
export interface InputCheck {
  parseValue(value: unknown): string;
  parseLiteral(node: ValueNode): string;
}

/** A check for text that `read` makes sense of; it gives undefined for what is no good. */
const check = (name: string, wanted: string, read: (text: string) => string | undefined): InputCheck => {
  const take = (value: unknown, shown: string) => {
    const result = typeof value === 'string' ? read(value) : undefined;
    if (result !== undefined) return result;
    throw new GraphQLError(`${name} must be ${wanted}; ${shown.slice(0, 80)} is not.`);
  };
  return {
    parseValue: (value) => take(value, String(JSON.stringify(value))),
    parseLiteral: (node) => take(node.kind === Kind.STRING ? node.value : null, print(node)),
  };
};

const DATE = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** A date alone counts as its midnight in UTC. Days that no month has are refused, which Date.parse lets pass. */
const dateTime = (text: string) => {
  const [, day] = DATE.exec(text) ?? [];
  const time = Date.parse(text);
  if (day === undefined || Number.isNaN(time)) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  return new Date(time).toISOString();
};

/** Browsers read `//host` and `/\host` as addresses of another host, and `javascript:` as a program. */
const address = (text: string) => {
  if (/^\/(?![/\\])\S*$/.test(text)) return text;
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : undefined;
};

/**
 * The checks of the contract's scalars: inputs reach the rules as text, points in time always as ISO 8601 in UTC with
 * milliseconds. JSON needs none, and answers need none: what is stored has been through the rules.
 */
export const inputChecks = {
  DateTime: check('DateTime', 'a date and time in ISO 8601 such as 2026-03-01T10:00:00Z', dateTime),
  EmailAddress: check('EmailAddress', 'an email address such as jane@example.org', (text) =>
    isEmailAddress(text) ? text : undefined,
  ),
  HTML: check('HTML', 'markup as text', (text) => text),
  URL: check('URL', 'an address that begins with https://, http:// or a single /', address),
};

/** Makes the scalars of the schema check what they take. */
export const checkScalars = (schema: GraphQLSchema) => {
  for (const [name, checks] of Object.entries(inputChecks)) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, checks);
  }
  return schema;
};
