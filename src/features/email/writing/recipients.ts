import { hasMatch } from '#lib/textMatch';

/** A recipient of an email. */
export interface Recipient {
  email: string;
  name: string;
}

/** A recipient as text: `Name <address>`, or only the email address. */
export function recipientText({ email, name }: Recipient): string {
  if (name === '' || name === email) return email;
  return `${/[,;]/.test(name) ? `"${name}"` : name} <${email}>`;
}

function toRecipient(text: string): Recipient {
  const [, name, email] = /^(.*)<([^<>]*)>$/.exec(text) ?? [];
  if (email === undefined) return { email: text, name: text };
  return { email: email.trim(), name: name?.trim().replace(/^"(.*)"$/, '$1') || email.trim() };
}

/** Recipients are separated by a comma, a semicolon, or a line break outside quotation marks. */
const separator = /[,;\n](?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Whether a recipient is complete, that is, the text ends with a comma or semicolon outside quotation marks. */
export function isComplete(text: string): boolean {
  return /[,;]$/.test(text) && text.split('"').length % 2 === 1;
}

/**
 * Parses recipients separated by commas, semicolons, or line breaks. Names that contain these must be in quotation
 * marks.
 */
export function parseRecipients(text: string): Recipient[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(toRecipient);
}

/**
 * The one known person whose name or email address contains the text. Undefined if there are none or several, or if the
 * text is only one character.
 */
export function findPerson(people: readonly Recipient[], text: string): Recipient | undefined {
  const matches = people.filter(
    ({ name, email }) => text.length > 1 && (hasMatch(name, text) || hasMatch(email, text)),
  );
  return matches.length === 1 ? matches[0] : undefined;
}

/** The recipients of both lists without duplicate email addresses, case-insensitive. */
export function joinRecipients(list: readonly Recipient[], more: readonly Recipient[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const each of [...list, ...more]) {
    const key = each.email.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, { email: each.email, name: each.name });
  }
  return [...byAddress.values()];
}
