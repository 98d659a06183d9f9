import { DomainError } from '../errors';

/** Throws INVALID with all the messages if there is one, each under the field that is at fault. */
export const refuseInvalid = (fields: Record<string, string>) => {
  if (Object.keys(fields).length) throw new DomainError('INVALID', Object.values(fields).join(' '), fields);
};
