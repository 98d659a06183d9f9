import { useIntl } from 'react-intl';

/** Names a BCP 47 tag in the reader's language, such as `German (de)`; what is no known tag stays as it is. */
export function useLanguageName(): (tag: string) => string {
  const { locale } = useIntl();
  return (tag) => {
    try {
      const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(tag);
      return name === undefined ? tag : `${name} (${tag})`;
    } catch {
      // What somebody is still typing need not be a tag yet.
      return tag;
    }
  };
}
