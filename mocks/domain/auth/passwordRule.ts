/** Long enough for every phrase, short enough to be no burden. */
const PASSWORD_LENGTH = 2000;

/** What is wrong with a new password; null where nothing is. */
export const passwordFault = (password: string): string | null => {
  if (!password) return 'Enter a password.';
  return password.length > PASSWORD_LENGTH ? `A password has at most ${PASSWORD_LENGTH} characters.` : null;
};
