/** A common form of email address: text, an at sign, and a domain with a dot. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is a valid email address by the rules of the server. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text);
}
