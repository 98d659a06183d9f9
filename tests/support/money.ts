/** A number of US dollars as an input takes it. */
export function dollars(amount: number) {
  return { amount, currencyCode: 'USD' };
}

/** Selects money in GraphQL. */
export const MONEY = '{ amount currencyCode }';

/** The answer with money in US dollars as numbers, at any depth; money in other currencies stays as it is. */
export function inDollars(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(inDollars);
  if (typeof answer !== 'object' || answer === null) return answer;
  const { amount, currencyCode } = answer as { amount?: unknown; currencyCode?: unknown };
  if (typeof amount === 'string' && currencyCode === 'USD') return Number(amount);
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, inDollars(value)]));
}
