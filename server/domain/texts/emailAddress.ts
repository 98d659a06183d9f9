/** Common form of an email address: a local part, an at sign, and a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether the text has the form of an email address. */
export function isEmailAddress(text: string) {
  return EMAIL.test(text);
}
