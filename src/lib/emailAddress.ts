/** An address as people have them: something, an at sign, and a name with a dot. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the form of an email address, as the server takes it. */
export const isEmailAddress = (text: string): boolean => pattern.test(text);
