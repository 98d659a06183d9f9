/** An address as people have them: something, an at sign, and a name with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether the text has the form of an email address. */
export const isEmailAddress = (text: string) => EMAIL.test(text);
