import { roundDecimal } from './decimals';
import { getCurrencyDecimals } from '#shared/currencies';
import { say, type Sentence } from './sentence';

/** Maximum number of decimal places of a stored amount: prices of small parts are in fractions of a cent. */
const DECIMALS = 4;

/**
 * Amounts below it with up to four decimal places have at most 15 digits, which numbers keep exactly. See
 * docs/decisions/0030-amounts-as-numbers.md.
 */
const TOO_HIGH = 100_000_000_000;

// Most amounts have two decimal places, which can be checked much faster.
const hasMoreDecimals = (amount: number, decimals: number) =>
  Math.round(amount * 100) / 100 !== amount || decimals < 2
    ? Number(amount.toFixed(Math.min(decimals, 20))) !== amount
    : false;

/** What is wrong with an amount. */
interface AmountFault {
  code: 'NOT_A_NUMBER' | 'NEGATIVE' | 'TOO_HIGH' | 'DECIMALS';
  message: Sentence;
  suggestedFix: Sentence;
}

/**
 * Returns why an amount of money can be neither saved nor imported: it is below 0, 100,000,000,000 or more, or has more
 * than four decimal places. Null if it can.
 */
export function amountFault(amount: number, currency: string): AmountFault | null {
  const money = { amount, currency };
  if (!Number.isFinite(amount)) {
    const message = say`The ${currency} price ${amount} is not a number.`;
    return { code: 'NOT_A_NUMBER', message, suggestedFix: say`Enter an amount. Example: 19.90.` };
  }
  if (amount < 0) {
    const positive = { amount: -amount, currency };
    return {
      code: 'NEGATIVE',
      message: say`The price ${money} is below zero.`,
      suggestedFix: say`Enter ${positive}, or remove the price.`,
    };
  }
  if (amount >= TOO_HIGH) {
    return {
      code: 'TOO_HIGH',
      message: say`The price ${money} is too high.`,
      suggestedFix: say`Enter an amount below 100,000,000,000.`,
    };
  }
  if (hasMoreDecimals(amount, DECIMALS)) {
    const rounded = { amount: roundDecimal(amount, DECIMALS), currency };
    return {
      code: 'DECIMALS',
      message: say`The price ${money} has more than ${DECIMALS} decimal places.`,
      suggestedFix: say`Round it to ${rounded}.`,
    };
  }
  return null;
}

/**
 * Returns what is unusual about an amount that is saved and imported all the same: more decimal places than its
 * currency has.
 */
export function finenessFault(amount: number, currency: string): Omit<AmountFault, 'code'> | null {
  const decimals = getCurrencyDecimals(currency);
  if (!hasMoreDecimals(amount, decimals)) return null;
  const money = { amount, currency };
  const rounded = { amount: roundDecimal(amount, decimals), currency };
  return {
    message:
      decimals === 0
        ? say`The price ${money} has decimal places, but ${currency} has none.`
        : say`The price ${money} has more decimal places than the ${decimals} that ${currency} has.`,
    suggestedFix: say`Round it to ${rounded}, unless it is the price of a part.`,
  };
}
