import type { ColumnMapping, Transform } from '../importDraft';

/** A value of a column and what it means. */
export interface Meaning {
  value: string;
  meaning: string;
}

const escape = (text: string) => text.replace(/[\\|=]/g, '\\$&');
const unescape = (text: string) => text.replace(/\\([\\|=])/g, '$1');

/** The meanings of a column's values, from its LOOKUP transform, such as `german=de|french=fr`. */
export function getMeanings({ transforms }: Pick<ColumnMapping, 'transforms'>): Meaning[] {
  const argument = transforms.find(({ type }) => type === 'LOOKUP')?.argument ?? '';
  const pairs = argument.match(/(?:\\.|[^\\|])+/gs) ?? [];
  return pairs.flatMap((pair) => {
    const [, value, meaning] = /^((?:\\.|[^\\=])*)=(.*)$/s.exec(pair) ?? [];
    return value === undefined || meaning === undefined ? [] : [{ value: unescape(value), meaning: unescape(meaning) }];
  });
}

/** The transforms of a column with these meanings of its values. */
export function withMeanings({ transforms }: Pick<ColumnMapping, 'transforms'>, meanings: Meaning[]): Transform[] {
  const argument = meanings.map(({ value, meaning }) => `${escape(value)}=${escape(meaning)}`).join('|');
  const lookup: Transform = { type: 'LOOKUP', argument, replacement: null };
  return transforms.some(({ type }) => type === 'LOOKUP')
    ? transforms.map((transform) => (transform.type === 'LOOKUP' ? lookup : transform))
    : [...transforms, lookup];
}
