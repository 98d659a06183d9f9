import { say } from '../../records/sentence';
import type { ProductValueRecord } from '../../records/products';
import { withoutAbsent } from '../lists/withoutAbsent';
import { decodeEntries, encodeEntries } from './listCells';
import { ValueProblem } from './valueProblem';

/** A cell with texts for languages and channels: `name=de==Zelt|name=de=web=Zelt für zwei`. */
export function encodeValues(values: readonly ProductValueRecord[] = []): string {
  return encodeEntries(
    values.map(({ attribute, locale = '', channel = '', text }) => [attribute, locale, channel, text]),
  );
}

/** The texts in a cell written by `encodeValues`. */
export function parseValues(cell: string): ProductValueRecord[] | ValueProblem {
  const entries = decodeEntries(cell);
  if (entries.some(({ length }) => length < 4)) {
    return new ValueProblem(
      'VALUES_INVALID',
      'TYPE',
      say`A text for another language or channel has parts missing.`,
      say`Enter attribute, language, channel, and text, separated by =. Example: name=de==Zelt`,
    );
  }
  return entries.map(([attribute = '', locale, channel, ...text]) => ({
    attribute,
    ...withoutAbsent({ locale: locale || undefined, channel: channel || undefined }),
    text: text.join('='),
  }));
}
