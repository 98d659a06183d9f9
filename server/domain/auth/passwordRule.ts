import { say, type Sentence } from '../../records/sentence';

/** Maximum length in characters: long enough for any passphrase, short enough to hash cheaply. */
const PASSWORD_LENGTH = 2000;

/** Returns what is wrong with a new password, or null if it is valid. */
export function passwordFault(password: string): Sentence | null {
  if (!password) return say`Enter a password.`;
  return password.length > PASSWORD_LENGTH ? say`Use ${PASSWORD_LENGTH} characters or fewer.` : null;
}
