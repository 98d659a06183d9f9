import { say } from '#server/records/sentence';
import { parseBoolean } from '../../texts/booleanText';
import { shown } from '../../validation/finding';
import { ValueProblem } from '../../ownLayout/valueProblem';
import type { SourceRow } from '../formats/source';

/** The fields whose columns have yes and no. */
const FLAGS = new Set(['status', 'availability', 'backorders', 'variantStatus', 'variantAvailability']);

const isCross = (text: string) => /^x$/i.test(text.trim());

/** Crosses in the columns of a file. Alone they mark what is so, but beside check marks they mark what is not. */
export interface Crosses {
  /** Notes the values of a row, in a first pass over the file. */
  add: (row: SourceRow) => void;
  /** Returns what is wrong with a cross in the column if it can mean yes and no; null for all other cells. */
  findProblem: (text: string, column: number) => ValueProblem | null;
}

/** Returns the crosses of the columns at these positions, by their target. */
export function createCrosses(targets: ReadonlyMap<number, string>): Crosses {
  const columns = [...targets].filter(([, target]) => FLAGS.has(target)).map(([column]) => column);
  const withYes = new Set<number>();
  return {
    add: ({ cells }) => {
      for (const column of columns) {
        const text = cells[column] ?? '';
        if (text !== '' && !isCross(text) && parseBoolean(text)) withYes.add(column);
      }
    },
    findProblem: (text, column) =>
      withYes.has(column) && isCross(text)
        ? new ValueProblem(
            'BOOLEAN_UNCLEAR',
            'TYPE',
            say`“${shown(text)}” can mean yes or no in this column, because other rows say yes in another way.`,
            say`Enter yes or no.`,
          )
        : null,
  };
}
