import { canonicalLocale } from '../../canonicalLocale';
import { parseValues } from '../cells/valueCells';
import { ValueProblem } from '../cells/valueProblem';
import { restoreFormula } from '../ownLayout';

/** Collects the languages and channels of texts in cells that list them. */
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
    locales: (): string[] => [...locales],
    channels: (): string[] => [...channels],
  };
}
