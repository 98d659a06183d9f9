import { DomainError, type FieldSentences } from '../errors';
import { listSentences } from '../records/sentence';

/** Throws INVALID with all messages, if any, each under the field concerned. */
export function assertNoFieldErrors(fields: FieldSentences) {
  if (Object.keys(fields).length) throw new DomainError('INVALID', listSentences(Object.values(fields)), fields);
}
