import { canonicalLocale } from '../../locales/canonicalLocale';
import { parsePrices } from '../cells/priceText';
import { parseValues } from '../../ownLayout/valueCells';
import { ValueProblem } from '../../ownLayout/valueProblem';
import { restoreFormula } from '#shared/formulaText';

/** A cell with a price for a channel, the sixth part of an entry. */
const HAS_CHANNEL = /(?:=[^|]*){5}/;

/** Collects the languages and channels of texts, and the channels of prices, in cells that list them. */
export function createValueScopes() {
  const locales = new Set<string>();
  const channels = new Set<string>();
  return {
    add: (cell: string): void => {
      const values = cell === '' ? [] : parseValues(restoreFormula(cell));
      if (values instanceof ValueProblem) return;
      for (const { locale, channel } of values) {
        if (locale !== undefined && canonicalLocale(locale) === locale) locales.add(locale);
        if (channel !== undefined) channels.add(channel);
      }
    },
    addPrices: (cell: string): void => {
      const prices = HAS_CHANNEL.test(cell) ? parsePrices(cell) : [];
      if (prices instanceof ValueProblem) return;
      for (const { channel } of prices) if (channel !== undefined) channels.add(channel);
    },
    locales: (): string[] => [...locales],
    channels: (): string[] => [...channels],
  };
}
