/** Somebody whom a mail is for. */
export interface Recipient {
  email: string;
  name: string;
}

/** A recipient as one writes it: `Name <address>`, or the address alone. */
export const recipientText = ({ email, name }: Recipient): string => {
  if (name === '' || name === email) return email;
  return `${/[,;]/.test(name) ? `"${name}"` : name} <${email}>`;
};

function recipientOf(text: string): Recipient {
  const [, name, email] = /^(.*)<([^<>]*)>$/.exec(text) ?? [];
  if (email === undefined) return { email: text, name: text };
  return { email: email.trim(), name: name?.trim().replace(/^"(.*)"$/, '$1') || email.trim() };
}

/** What parts recipients: a comma, a semicolon or a line end, but none within quotation marks. */
const separator = /[,;\n](?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Whether a recipient has been typed to its end, as a comma or semicolon says that stands in no open quotation. */
export const isComplete = (text: string): boolean => /[,;]$/.test(text) && text.split('"').length % 2 === 1;

/** The recipients in a text, parted by commas, semicolons or line ends; names that have such stand in quotation marks. */
export const parseRecipients = (text: string): Recipient[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(recipientOf);

/** Those in `list` and in `more`, each address once, in whatever case it is written. */
export function joinRecipients(list: readonly Recipient[], more: readonly Recipient[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const each of [...list, ...more]) {
    const key = each.email.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, { email: each.email, name: each.name });
  }
  return [...byAddress.values()];
}
