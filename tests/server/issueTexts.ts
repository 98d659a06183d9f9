import type { StoredSentence } from '#server/records/sentence';
import { toEnglish } from '#server/records/sentenceText';

interface Texts {
  message: StoredSentence;
  suggestedFix?: StoredSentence | null;
}

/** An issue with its texts in English. */
export type EnglishIssue<Issue extends Texts> = Omit<Issue, keyof Texts> & {
  message: string;
  suggestedFix: string | null;
};

/** Returns the issues with their texts in English, as clients get them. */
export function inEnglish<Issue extends Texts>(issues: readonly Issue[]): EnglishIssue<Issue>[] {
  return issues.map(({ message, suggestedFix, ...issue }) => ({
    ...issue,
    message: toEnglish(message),
    suggestedFix: suggestedFix ? toEnglish(suggestedFix) : null,
  }));
}
