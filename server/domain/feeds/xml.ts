const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters not allowed in XML 1.0 (section 2.2): most control characters, lone surrogates, two noncharacters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The text without characters that XML does not allow. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** The text escaped for XML, without characters that XML does not allow. */
export function escapeXml(text: string): string {
  return xmlText(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}

/** An element with text; empty if there is no value. */
export function element(name: string, value: string | null | undefined): string {
  return value ? `<${name}>${escapeXml(value)}</${name}>` : '';
}
