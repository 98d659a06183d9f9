import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

const accents = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, place) => [
    letter,
    Array.from('áƀçđéƒğĥíĵķļɱñóƥɋřšţúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶĻḾÑÓƤɊŘŠŢÚṼŴẊÝŽ')[place] ?? letter,
  ]),
);

/** Words with an accent on every letter and every vowel twice, about as long as the longest language. */
export const pseudoText = (text: string): string =>
  Array.from(text, (letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1)).join('');

/** A parsed message with its words changed, its arguments and tags as they were. */
function pseudoElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if ('children' in element) return { ...element, children: pseudoElements(element.children) };
    if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
    if (!('options' in element)) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: pseudoElements(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

const pseudoMessage = ({ id, defaultMessage = '' }: MessageDescriptor): MessageDescriptor => ({
  id,
  defaultMessage: pseudoElements(typeof defaultMessage === 'string' ? parse(defaultMessage) : defaultMessage),
});

/** The made-up language: each English message as it is used, changed by `pseudoText`. */
export function intlOf(locale: string): IntlShape {
  const english = createIntl({ locale, defaultLocale: locale });
  const formatMessage = (descriptor: MessageDescriptor, ...rest: unknown[]) =>
    Reflect.apply(english.formatMessage, english, [pseudoMessage(descriptor), ...rest]);
  return { ...english, formatMessage };
}
