const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What is no character of XML 1.0 (section 2.2): most control characters, halves of surrogate pairs, two non-characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The text without what XML cannot hold. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '');

/** Any text as XML content; what XML cannot hold is left out. */
export const escapeXml = (text: string): string => xmlText(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** One element with text; nothing for a value that is not there. */
export const element = (name: string, value: string | null | undefined): string =>
  value ? `<${name}>${escapeXml(value)}</${name}>` : '';
