import { getLanguage } from '#i18n/locale';

/** The text in the language of the locale, or else in English. */
export function attributeLabel(labels: readonly { locale: string; text: string }[], locale: string): string {
  const find = (language: string) => labels.find((label) => label.locale === language)?.text;
  return find(getLanguage(locale)) ?? find('en') ?? labels[0]?.text ?? '';
}
