import { say } from '#server/records/sentence';
import { parseBoolean } from '../../texts/booleanText';
import { parseNumber } from '../../texts/numberText';
import { shown } from '../../validation/finding';
import type { Discount } from '../rows/patch';
import { parsePrice } from './priceText';
import { ValueProblem } from '../../ownLayout/valueProblem';

const MODES = {
  percent:
    /^(%|perc(ent(age|uale)?)?|prozent(ual)?|pourcent(age)?|porcentaje|p(er|or)centagem|procent(owo?|y)?|rate)$/i,
  amount:
    /^(amount|fixed([ _-]amount)?|fix|absolute?|flat|value|betrag|fest(betrag)?|montant|importe|fijo|importo|fisso|bedrag|vast|kwota|kwotowo?|valor|montante|fixo)$/i,
};

/** Whether discounts are in percent or an amount, in the words of many systems. */
export function parseDiscountMode(text: string): keyof typeof MODES | ValueProblem {
  if (MODES.percent.test(text)) return 'percent';
  if (MODES.amount.test(text)) return 'amount';
  return new ValueProblem(
    'DISCOUNT_MODE_INVALID',
    'PRICE',
    say`“${shown(text)}” doesn’t say whether the discount is in percent or an amount.`,
    say`Enter PERCENT or AMOUNT.`,
  );
}

/** Whether a sale price applies. */
export function parseSaleFlag(text: string): boolean | ValueProblem {
  return (
    parseBoolean(text) ??
    new ValueProblem(
      'ON_SALE_INVALID',
      'PRICE',
      say`“${shown(text)}” doesn’t say whether the sale price applies.`,
      say`Enter yes or no.`,
    )
  );
}

const problem = (text: string) =>
  new ValueProblem(
    'DISCOUNT_INVALID',
    'PRICE',
    say`“${shown(text)}” isn’t a valid discount.`,
    say`Enter a share above 0 and below 100 percent, or an amount. Example: 10 % or 5 EUR`,
  );

const parsePercent = (text: string, hasSign: boolean, decimal: ',' | null): Discount | null | ValueProblem => {
  const percent = Math.abs(parseNumber(text, decimal) ?? Number.NaN);
  if (percent === 0) return null;
  if (!(percent < 100)) return problem(text);
  return percent >= 1 || hasSign
    ? { percent }
    : new ValueProblem(
        'DISCOUNT_UNCLEAR',
        'PRICE',
        say`“${shown(text)}” can mean less than 1 percent or a share of 1.`,
        say`Enter the discount with a percent sign. Example: 20 %`,
      );
};

/**
 * The discount in a text; null for none. A percent sign or a currency in the text tells which kind it is, otherwise
 * `mode` does. An amount must be in the currency, unless it is null. Some systems write discounts as negative numbers.
 */
export function parseDiscount(
  text: string,
  mode: keyof typeof MODES,
  { currency, decimal }: { currency: string | null; decimal: ',' | null },
): Discount | null | ValueProblem {
  const [, before = '', number = '', after = ''] = /^(%?)\s*([^%]*?)\s*(%?)$/.exec(text) ?? [];
  const hasSign = before !== '' || after !== '';
  if (hasSign || (mode === 'percent' && /^[-\d.,\s]+$/.test(text))) return parsePercent(number, hasSign, decimal);
  const price = parsePrice(text.replace(/^-\s*/, ''), currency ?? 'EUR', decimal);
  if (price instanceof ValueProblem || (currency !== null && price.currency !== currency)) return problem(text);
  return price.amount === 0 ? null : { amount: Math.abs(price.amount) };
}
