import { isAddress } from '#shared/addresses';
import {
  GraphQLError,
  isScalarType,
  Kind,
  print,
  type GraphQLScalarType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import { parseAvailableFrom } from '../records/availableFrom';
import { isEmailAddress } from '#shared/emailAddress';
import { decimal } from './decimal';

/** How input of a scalar type is parsed; both functions throw a GraphQLError that describes the expected format. */
export interface InputCheck {
  parseValue: (value: unknown) => string;
  parseLiteral: (node: ValueNode) => string;
}

/** Creates a check for text that `read` parses; `read` returns undefined for invalid text. */
const check = (name: string, wanted: string, read: (text: string) => string | undefined): InputCheck => {
  const take = (value: unknown, shown: string) => {
    const result = typeof value === 'string' ? read(value) : undefined;
    if (result !== undefined) return result;
    throw new GraphQLError(`${name} must be ${wanted}. ${shown.slice(0, 80)} isn’t valid.`);
  };
  return {
    parseValue: (value) => take(value, String(JSON.stringify(value))),
    parseLiteral: (node) => take(node.kind === Kind.STRING ? node.value : null, print(node)),
  };
};

/** A calendar day. Days that no month has are refused, which Date.parse lets pass. */
const calendarDay = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const midnight = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(text) ? undefined : text;
};

const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** A date alone counts as its midnight in UTC. */
const dateTime = (text: string) => {
  const [, day] = DATE_TIME.exec(text) ?? [];
  const time = Date.parse(text);
  if (day === undefined || Number.isNaN(time) || calendarDay(day) === undefined) return undefined;
  return new Date(time).toISOString();
};

const address = (text: string) => (isAddress(text) ? text : undefined);

/**
 * The checks of the contract's scalars: inputs reach the rules as text, points in time always as ISO 8601 in UTC with
 * milliseconds, and decimals as numbers. JSON needs none, and of answers only decimals are converted: what is stored
 * has been through the rules. See docs/decisions/0011-own-scalar-checks.md.
 */
export const inputChecks = {
  Date: check('Date', 'a calendar day in ISO 8601, for example 2026-03-01', calendarDay),
  DateOrDateTime: check(
    'DateOrDateTime',
    'a calendar day or an ISO 8601 date and time, for example 2026-03-01 or 2026-03-01T10:00:00+01:00',
    (text) => (parseAvailableFrom(text) === null ? undefined : text),
  ),
  DateTime: check('DateTime', 'an ISO 8601 date and time, for example 2026-03-01T10:00:00Z', dateTime),
  Decimal: decimal,
  EmailAddress: check('EmailAddress', 'an email address, for example jane@example.org', (text) =>
    isEmailAddress(text) ? text : undefined,
  ),
  HTML: check('HTML', 'HTML as text', (text) => text),
  URL: check('URL', 'a URL that starts with https://, http://, or a single /', address),
};

/** Makes the scalar check its input. */
export function checkScalar(type: GraphQLScalarType): GraphQLScalarType {
  const [, checks] = Object.entries(inputChecks).find(([name]) => name === type.name) ?? [];
  return Object.assign(type, checks);
}

/** Makes the scalars of the schema check their input. */
export function checkScalars(schema: GraphQLSchema) {
  for (const name of Object.keys(inputChecks)) {
    const type = schema.getType(name);
    if (isScalarType(type)) checkScalar(type);
  }
  return schema;
}
