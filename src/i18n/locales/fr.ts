import { createIntl, type IntlShape } from 'react-intl';
import { joinTexts } from '../joinTexts';

const messages = joinTexts(import.meta.glob('./fr/*.json', { eager: true, import: 'default' }));

/** Formats in French, with the conventions of the region in `locale`. */
export function createAppIntl(locale: string): IntlShape {
  return createIntl({ locale, messages });
}
