import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCodeName } from '#i18n/useCodeName';
import { NativeSelect } from '#ui/control/NativeSelect';
import type { CatalogChoices } from '../importStep';
import { currencyMessages } from './currencyMessages';
import { languageMessages as messages } from './languageMessages';

/** Languages that shops commonly sell in. */
const COMMON = 'ar bg cs da de el en es fi fr he hr hu it ja ko lt lv nb nl pl pt ro ru sk sr sv tr uk zh'.split(' ');

export interface LanguageSelectProps {
  label: string;
  /** BCP 47; empty for none. */
  value: string;
  /** What no language means. */
  none: string;
  /** Whether the default language of the catalog can be selected. */
  hasDefault?: boolean;
  catalog: CatalogChoices;
  /** Languages of the file. */
  inFile: readonly string[];
  onChange: (locale: string) => void;
}

/** Selects a language by name: one of the catalog, one of the file, or another one. */
export function LanguageSelect({
  label,
  value,
  none,
  hasDefault = false,
  catalog,
  inFile,
  onChange,
}: LanguageSelectProps) {
  const { formatMessage, locale } = useIntl();
  const getName = useCodeName('language');
  const groups = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const { locales, defaultLocale } = catalog;
    const own = locales.filter((tag) => hasDefault || tag !== defaultLocale);
    const file = inFile.filter((tag) => !locales.includes(tag));
    const others = COMMON.filter((tag) => !locales.includes(tag) && !file.includes(tag));
    const options = (tags: readonly string[]) => tags.map((tag) => ({ tag, name: getName(tag) }));
    return [
      { label: currencyMessages.ofCatalog, options: options(own) },
      { label: messages.ofFile, options: options(file) },
      { label: messages.others, options: options(others).sort((a, b) => compare(a.name, b.name)) },
    ].filter((group) => group.options.length > 0);
  }, [catalog, hasDefault, inFile, locale, getName]);
  return (
    <NativeSelect isSmall aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{none}</option>
      {groups.map((group) => (
        <optgroup key={group.label.id} label={formatMessage(group.label)}>
          {group.options.map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
