/** Minimum length in characters, the one of NIST SP 800-63B. */
export const MIN_PASSWORD_LENGTH = 8;

/** Maximum length in UTF-16 code units: long enough for any passphrase, short enough to hash cheaply. */
export const MAX_PASSWORD_LENGTH = 2000;

/** What makes a new password invalid. `blank` has only spaces. */
export type PasswordFault = 'missing' | 'blank' | 'short' | 'long';

/** Returns what is wrong with a new password, or null if it is valid. Existing passwords aren’t checked. */
export function findPasswordFault(password: string): PasswordFault | null {
  if (password === '') return 'missing';
  if (password.trim() === '') return 'blank';
  if (password.length > MAX_PASSWORD_LENGTH) return 'long';
  return [...password].length < MIN_PASSWORD_LENGTH ? 'short' : null;
}
