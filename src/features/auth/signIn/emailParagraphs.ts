/** A paragraph of an email as plain text. `link` is set if it links to a page of this app. */
export interface EmailParagraph {
  text: string;
  link: string | null;
}

const linkIn = (paragraph: Element): string | null => {
  const address = paragraph.querySelector('a')?.getAttribute('href') ?? '';
  return /^\/(?![/\\])/.test(address) ? address : null;
};

/** The paragraphs of an email’s HTML as text. All other markup is dropped, so nothing in it can run. */
export function emailParagraphs(html: string): EmailParagraph[] {
  return [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p')].map((paragraph) => ({
    text: paragraph.textContent.trim(),
    link: linkIn(paragraph),
  }));
}
