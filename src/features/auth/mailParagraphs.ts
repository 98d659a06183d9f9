/** A paragraph of a mail as plain text; `link` where it is a link to a page of this app. */
export interface MailParagraph {
  text: string;
  link: string | null;
}

const linkIn = (paragraph: Element): string | null => {
  const address = paragraph.querySelector('a')?.getAttribute('href') ?? '';
  return /^\/(?![/\\])/.test(address) ? address : null;
};

/** The paragraphs of a mail's HTML as text: nothing of what else stands in it can do anything. */
export const mailParagraphs = (html: string): MailParagraph[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p')].map((paragraph) => ({
    text: paragraph.textContent.trim(),
    link: linkIn(paragraph),
  }));
