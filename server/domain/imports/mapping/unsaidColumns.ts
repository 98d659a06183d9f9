import type { SourceRow } from '../formats/source';
import { readDate } from '../cells/dateText';
import { parseAmounts } from '../cells/priceText';
import { ValueProblem } from '../../ownLayout/valueProblem';
import { isDateField } from './dateOrder';
import type { CompiledMapping } from './mapping';
import { AMOUNTS } from './targets';

/** The targets with URLs of images. */
export const IMAGE_TARGETS = ['images', 'variantImages'] as const;

/** ISO 4217’s code for no currency. */
const NO_CURRENCY = 'XXX';

/** Whether an amount is in another currency where another one is usual, as `10` and `$ 10`. */
const needsCurrency = (usual: string) => (text: string) => {
  const [amounts, others] = [parseAmounts(text, usual), parseAmounts(text, NO_CURRENCY)];
  if (amounts instanceof ValueProblem || others instanceof ValueProblem) return false;
  return amounts.some(({ currency }, index) => currency !== others[index]?.currency);
};

const needsBaseUrl = (text: string) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(text);

const needsTimeZone = (text: string) => {
  const date = readDate(text);
  return (date?.dayFirst ?? date?.monthFirst)?.offset === null;
};

/**
 * Finds the columns in which a value leaves out its currency, the host of its URL, or its time zone, so that those of
 * the catalog apply. Rows are added as they are read; `currency` is that of the catalog.
 */
export function createUnsaidColumns(mapping: CompiledMapping, currency: string) {
  const readersOf = (targets: readonly string[], isUnsaid: (text: string) => boolean) =>
    targets.flatMap(mapping.getReaders).map((reader) => ({ reader, isUnsaid }));
  const found = new Set<string>();
  let open = [
    ...readersOf(AMOUNTS, needsCurrency(currency)),
    ...readersOf(IMAGE_TARGETS, needsBaseUrl),
    ...readersOf(mapping.targets.filter(isDateField), needsTimeZone),
  ];
  return {
    add: ({ cells }: SourceRow): void => {
      for (const { reader, isUnsaid } of open) {
        const value = reader.read(cells);
        if (value instanceof ValueProblem || ![value].flat().some((text) => text !== '' && isUnsaid(text))) continue;
        found.add(reader.column);
        open = open.filter((other) => other.reader !== reader);
      }
    },
    /** The names of the columns. */
    found: found as ReadonlySet<string>,
  };
}
