import { canonicalLocale } from '../../canonicalLocale';
import { parseValues } from '../cells/valueCells';
import { ValueProblem } from '../cells/valueProblem';
import { restoreFormula } from '../ownLayout';

/** Collects the languages of texts in cells that list them. */
export function createValueLocales() {
  const locales = new Set<string>();
  return {
    add: (cell: string): void => {
      const values = cell === '' ? [] : parseValues(restoreFormula(cell));
      if (values instanceof ValueProblem) return;
      for (const { locale } of values)
        if (locale !== undefined && canonicalLocale(locale) === locale) locales.add(locale);
    },
    found: (): string[] => [...locales],
  };
}
