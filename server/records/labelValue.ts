import { getLabel, type LocalizedTextRecord } from './attributes';
import type { SentenceValue } from './sentence';

/** Returns a label as part of a sentence, which has it in its own language, or else in English. */
export function labelValue(labels: readonly LocalizedTextRecord[]): SentenceValue {
  if (labels.length <= 1) return getLabel(labels);
  return { labels: Object.fromEntries(labels.map(({ locale, text }) => [locale, text])) };
}
