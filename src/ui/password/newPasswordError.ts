import type { IntlShape } from 'react-intl';
import { findPasswordFault, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/passwordRule';
import { sharedMessages } from '../sharedMessages';
import { passwordMessages } from './passwordMessages';
import { strengthMessages } from './strengthMessages';

const faults = {
  missing: passwordMessages.missing,
  blank: strengthMessages.blank,
  short: strengthMessages.tooShort,
  long: sharedMessages.tooLong,
};

/** Returns the error message of a new password, in the user’s language; undefined if it is valid. */
export function newPasswordError(password: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const fault = findPasswordFault(password);
  return fault ? formatMessage(faults[fault], { least: MIN_PASSWORD_LENGTH, most: MAX_PASSWORD_LENGTH }) : undefined;
}
