/** The languages of labels, the required one first. */
export const labelLanguages = ['en', 'de', 'fr', 'pt'] as const;

/** Labels in a form, empty for languages without one. */
export type LabelValues = Record<(typeof labelLanguages)[number], string>;

/** Labels in a form before any is entered. */
export const noLabels: LabelValues = { en: '', de: '', fr: '', pt: '' };

/** Returns stored labels as form values. */
export function toLabelValues(labels: readonly { locale: string; text: string }[]): LabelValues {
  return { ...noLabels, ...Object.fromEntries(labels.map(({ locale, text }) => [locale, text])) };
}

/** Returns the labels of a form in the server's format. */
export function toLabelInput(labels: LabelValues): { locale: string; text: string }[] {
  return labelLanguages.flatMap((locale) => (labels[locale].trim() === '' ? [] : [{ locale, text: labels[locale] }]));
}
