import { escapeHtml } from '#shared/escapeHtml';
import type { Sentence } from '../../records/sentence';
import { toText, type Translations } from '../../records/sentenceText';

/** An email about an account, in all languages. */
export interface AccountEmail {
  to: { name: string; email: string };
  subject: Sentence;
  /** What stands above the link. */
  text: readonly Sentence[];
  link: { label: Sentence; url: string };
  /** What stands below the link. */
  note: Sentence;
}

/** An email as it is sent. */
export interface OutgoingEmail {
  to: { name: string; email: string };
  /** BCP 47. */
  language: string;
  subject: string;
  text: string;
  /** The paragraphs as HTML. */
  html: string;
}

/** Returns the email in a language; in English without translations. */
export function renderEmail(email: AccountEmail, translations: Translations | null): OutgoingEmail {
  const { to, subject, text, link, note } = email;
  const write = (sentence: Sentence) => toText(sentence, translations);
  const label = write(link.label);
  const anchor = `<a href="${escapeHtml(link.url)}">${escapeHtml(label)}</a>`;
  const paragraphs = [...text.map((each) => escapeHtml(write(each))), anchor, escapeHtml(write(note))];
  return {
    to,
    language: translations?.tag ?? 'en',
    subject: write(subject),
    text: [...text.map(write), `${label}:\n${link.url}`, write(note), ''].join('\n\n').trimEnd(),
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  };
}
