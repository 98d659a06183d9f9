import { GraphQLError, Kind, print, type ValueNode } from 'graphql';
import { hasExactDigits, MAX_DIGITS } from '../records/decimals';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** The number without an exponent: `0.0000001`, not `1e-7`. */
function plainDecimal(value: number): string {
  const [, sign = '', first = '', rest = '', exponent] = /^(-?)(\d)\.?(\d*)e([+-]\d+)$/.exec(String(value)) ?? [];
  if (exponent === undefined) return String(value);
  const zeros = Math.abs(Number(exponent));
  const digits = first + rest;
  return exponent.startsWith('-') ? `${sign}0.${'0'.repeat(zeros - 1)}${digits}` : sign + digits.padEnd(zeros + 1, '0');
}

const toText = (value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? plainDecimal(value) : value;

const parse = (value: unknown, shown: string): number => {
  const text = toText(value);
  if (typeof text === 'string' && DECIMAL.test(text)) {
    if (hasExactDigits(text)) return Number(text);
    throw new GraphQLError(`Decimal can have at most ${MAX_DIGITS} digits. ${shown.slice(0, 80)} has more.`);
  }
  throw new GraphQLError(`Decimal must be a decimal number, for example "12.50"; ${shown.slice(0, 80)} is not.`);
};

/** An exact decimal number: text in answers, text or a number in inputs, and a number for the rules behind them. */
export const decimal = {
  parseValue: (value: unknown) => parse(value, String(JSON.stringify(value))),
  parseLiteral: (node: ValueNode) =>
    parse(
      node.kind === Kind.STRING || node.kind === Kind.INT
        ? node.value
        : node.kind === Kind.FLOAT
          ? Number(node.value)
          : null,
      print(node),
    ),
  // A sum can have more digits than an input.
  serialize: (value: unknown) => {
    const text = toText(value);
    if (typeof text === 'string' && DECIMAL.test(text)) return text;
    throw new GraphQLError(`${String(JSON.stringify(value))} is not a decimal number.`);
  },
};
