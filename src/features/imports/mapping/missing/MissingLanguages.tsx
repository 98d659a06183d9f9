import { useIntl } from 'react-intl';
import { useCodeName } from '#i18n/useCodeName';
import { plainMapping } from '../../importDraft';
import type { ImportStepProps } from '../../importStep';
import { languageMessages as messages } from '../languageMessages';
import { missingLocales, withoutLocale } from '../languages';
import { MissingChoice } from './MissingChoice';
import { useQuotedList } from '../labels/useQuotedList';

export type MissingLanguagesProps = Pick<ImportStepProps, 'mapping' | 'catalog' | 'inspection' | 'draft' | 'change'>;

/** For each language in the file that the catalog does not have, offers to add it or to skip its texts. */
export function MissingLanguages({ mapping, catalog, inspection, draft, change }: MissingLanguagesProps) {
  const { formatMessage } = useIntl();
  const quoteAll = useQuotedList();
  const getName = useCodeName('language');
  return missingLocales(mapping, inspection.locales, catalog).map(({ locale, columns }) => {
    const words = { columns: quoteAll(columns), count: columns.length };
    return (
      <MissingChoice
        key={locale}
        text={formatMessage(messages.lacking, { ...words, language: getName(locale) })}
        addLabel={formatMessage(messages.add, { language: getName(locale) })}
        leaveOutLabel={formatMessage(messages.leaveOut, { language: getName(locale) })}
        isAdded={draft.addLocales.includes(locale)}
        onAdd={(isAdded) =>
          change(({ addLocales }) => ({
            addLocales: isAdded ? [...addLocales, locale] : addLocales.filter((other) => other !== locale),
          }))
        }
        onLeaveOut={() => change(() => ({ mapping: withoutLocale(plainMapping(mapping), locale) }))}
      />
    );
  });
}
