/** A common form of email address: text, an at sign, and a domain with a dot. */
const PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether the text has the form of an email address. */
export function isEmailAddress(text: string): boolean {
  return PATTERN.test(text);
}
