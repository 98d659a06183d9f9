/** A common form of email address: text, an at sign, and a domain with a dot. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is a valid email address by the rules of the server. */
export const isEmailAddress = (text: string): boolean => pattern.test(text);
