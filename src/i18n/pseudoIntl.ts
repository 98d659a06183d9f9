import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

const accents = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, place) => [
    letter,
    Array.from('áƀçđéƒğĥíĵķļɱñóƥɋřšţúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶĻḾÑÓƤɊŘŠŢÚṼŴẊÝŽ')[place] ?? letter,
  ]),
);

/**
 * Adds an accent to every letter and doubles every vowel, which makes a text about as long as in the longest language.
 */
export function pseudoText(text: string): string {
  return Array.from(text, (letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1)).join('');
}

/** A parsed message with its text changed, and its arguments and tags unchanged. */
function pseudoElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if ('children' in element) return { ...element, children: pseudoElements(element.children) };
    if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
    if (!('options' in element)) return element;
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: pseudoElements(option.value) }] as const,
    );
    return { ...element, options: Object.fromEntries(options) };
  });
}

const pseudoMessage = ({ id, defaultMessage = '' }: MessageDescriptor): MessageDescriptor => ({
  id,
  defaultMessage: pseudoElements(typeof defaultMessage === 'string' ? parse(defaultMessage) : defaultMessage),
});

/** The pseudo language: each English message, transformed by `pseudoText` when it is used. */
export function createAppIntl(locale: string): IntlShape {
  const english = createIntl({ locale, defaultLocale: locale });
  // Depending on its values, a message is formatted as a text or as a list of nodes.
  const formatMessage = (descriptor: MessageDescriptor, ...rest: unknown[]) =>
    Reflect.apply(english.formatMessage, english, [pseudoMessage(descriptor), ...rest]) as string & ReactNode[];
  return { ...english, formatMessage };
}
