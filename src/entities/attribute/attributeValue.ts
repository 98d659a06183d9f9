import { normalizeName } from '#lib/comparedText';

/** The labels of an option. */
export interface OptionLabels {
  code: string;
  labels: readonly { locale: string; text: string }[];
}

/** The text that is stored for an option. */
export function optionText({ code, labels }: OptionLabels): string {
  return labels.find(({ locale }) => locale === 'en')?.text ?? code;
}

/** Returns the option that a stored text means. */
export function findOption<Option extends OptionLabels>(options: readonly Option[], text: string): Option | undefined {
  const wanted = normalizeName(text);
  return options.find(({ code, labels }) =>
    [code, ...labels.map((label) => label.text)].some((one) => normalizeName(one) === wanted),
  );
}

/** Returns the stored texts of several options. */
export function splitSelection(options: readonly OptionLabels[], text: string): string[] {
  if (findOption(options, text)) return [text.trim()];
  return text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Splits a measurement into the number and what follows it. */
export function splitMeasurement(text: string): { amount: string; unit: string } {
  const [, amount = '', unit = ''] = /^\s*([-+]?[\d.,'’]*)\s*(.*?)\s*$/s.exec(text) ?? [];
  return { amount, unit };
}

const yes = new Set(['yes', 'true', '1', 'y', 'on', 'ja', 'wahr', 'oui', 'vrai', 'sim', 'verdadeiro']);
const no = new Set(['no', 'false', '0', 'n', 'off', 'nein', 'falsch', 'non', 'faux', 'não', 'nao', 'falso']);

/** Returns the truth value of a stored text; null if it is none. */
export function parseYesNo(text: string): boolean | null {
  const word = normalizeName(text);
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** Returns the number of a stored text, with a point or a comma as the decimal separator; null if it is not clear. */
export function parseDecimal(text: string): number | null {
  const plain = text.trim();
  // One comma before exactly three digits can separate thousands.
  if (/^-?\d{1,3},\d{3}$/.test(plain)) return null;
  return /^[-+]?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}
