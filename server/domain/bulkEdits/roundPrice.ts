import { getCurrencyDecimals } from '#shared/currencies';
import type { PriceRounding } from '../../types.generated';

/** Decimal places of stored amounts and percents, and of factors such as exchange rates. */
const DECIMALS = 4;
const FACTOR_DECIMALS = 8;

/** Decimal places of a product of both. */
const ALL_DECIMALS = DECIMALS + FACTOR_DECIMALS;

const toUnits = (value: number, decimals: number) => BigInt(Math.round(value * 10 ** decimals));

/** An amount without rounding errors, in units of 10⁻¹². */
export type ExactAmount = bigint;

/** Returns the amount exactly, as its first four decimal places say. */
export function toExact(amount: number): ExactAmount {
  return toUnits(amount, DECIMALS) * 10n ** BigInt(FACTOR_DECIMALS);
}

/** Returns the product with a factor, of which eight decimal places count. */
export function multiplyExact(amount: number, factor: number): ExactAmount {
  return toUnits(amount, DECIMALS) * toUnits(factor, FACTOR_DECIMALS);
}

/** Returns the amount with so many percent more, of which four decimal places count. */
export function addPercent(amount: number, percent: number): ExactAmount {
  return toUnits(amount, DECIMALS) * toUnits(100 + percent, DECIMALS) * 10n ** BigInt(FACTOR_DECIMALS - DECIMALS - 2);
}

/** Returns the multiple of `step` that is nearest to the amount, the one farther from zero of two. */
const roundTo = (amount: ExactAmount, step: bigint): bigint => {
  const half = amount < 0n ? -step / 2n : step / 2n;
  return ((amount + half) / step) * step;
};

const ONE = 10n ** BigInt(ALL_DECIMALS);

/** Multiples that end with so many hundredths; at least the first of them. */
const roundToEnding = (amount: ExactAmount, hundredths: bigint): bigint => {
  const ending = (ONE * hundredths) / 100n;
  const whole = roundTo(amount - ending, ONE);
  return (whole < 0n ? 0n : whole) + ending;
};

/** Returns the amount rounded, half away from zero. What is free stays free. */
export function roundPrice(amount: ExactAmount, rounding: PriceRounding, currency: string): number {
  if (amount === 0n) return 0;
  const rounded = {
    CURRENCY: () => roundTo(amount, ONE / 10n ** BigInt(getCurrencyDecimals(currency))),
    WHOLE: () => roundTo(amount, ONE),
    NINETY_NINE: () => roundToEnding(amount, 99n),
    NINETY_FIVE: () => roundToEnding(amount, 95n),
    FIVE: () => roundTo(amount, 5n * ONE),
    FIVE_CENTS: () => roundTo(amount, (5n * ONE) / 100n),
  }[rounding]();
  return Number(rounded / 10n ** BigInt(FACTOR_DECIMALS)) / 10 ** DECIMALS;
}
