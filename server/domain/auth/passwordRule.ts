import { findPasswordFault, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/passwordRule';
import { say, type Sentence } from '../../records/sentence';

const sentences = {
  missing: say`Enter a password.`,
  blank: say`Enter a password that isn’t only spaces.`,
  short: say`Use ${MIN_PASSWORD_LENGTH} characters or more.`,
  long: say`Use ${MAX_PASSWORD_LENGTH} characters or fewer.`,
};

/** Returns what is wrong with a new password, or null if it is valid. */
export function passwordFault(password: string): Sentence | null {
  const fault = findPasswordFault(password);
  return fault && sentences[fault];
}
