import type { StoredSentence } from './records/sentence';
import { toEnglish, toText, type Translations } from './records/sentenceText';

/**
 * Why the domain rejects a request. Each transport translates the code in one place. UNAVAILABLE is the only one that
 * the client did not cause: the store can't be reached now.
 */
export type DomainErrorCode =
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'INVALID'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'LIMIT'
  | 'UNAVAILABLE';

/** A message for each invalid field. */
export type FieldSentences = Readonly<Record<string, StoredSentence>>;

const toTexts = (fields: FieldSentences | undefined, translations: Translations | null) =>
  fields && Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, toText(text, translations)]));

/** An error that the client can understand; any other thrown error is a bug. Its message is in English. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** The message for each invalid field, in English. */
  readonly fields: Record<string, string> | undefined;

  constructor(
    readonly code: DomainErrorCode,
    readonly sentence: StoredSentence,
    readonly fieldSentences?: FieldSentences,
  ) {
    super(toEnglish(sentence));
    this.fields = toTexts(fieldSentences, null);
  }

  /** Returns the message and those of the fields in another language; in English without translations. */
  toTexts(translations: Translations | null): Pick<DomainError, 'message' | 'fields'> {
    return { message: toText(this.sentence, translations), fields: toTexts(this.fieldSentences, translations) };
  }
}

/** Returns the NOT_FOUND error for a record that does not exist. `what` it is, is part of the text to translate. */
export function notFound(what: string, id: string) {
  return new DomainError('NOT_FOUND', [`No ${what} with id {0} was found.`, id]);
}

/** Whether the store could not be reached. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'UNAVAILABLE';
}
