import { createIntl, type IntlShape } from 'react-intl';
import { joinTexts } from '../joinTexts';

const messages = joinTexts(import.meta.glob('./pt/*.json', { eager: true, import: 'default' }));

/** Formats in Portuguese, by the customs of the region that `locale` names. */
export const intlOf = (locale: string): IntlShape => createIntl({ locale, messages });
