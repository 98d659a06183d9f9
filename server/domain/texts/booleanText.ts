/**
 * What spreadsheets write for a cell with a truth value, depending on their language, and the words for yes and no. The
 * names of the values are those of the functions TRUE and FALSE in Excel and LibreOffice.
 */
const WORDS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  // Signs that mean yes in some countries and no in others, such as ○ and ☒, are left out.
  signs: ['1 1.0 1,0 + x ✓ ✔ ✅ ☑ 🗸', '0 0.0 0,0 - – — − ✗ ✘ ❌ ✕ ✖ ☐'],
  en: ['true t yes y on checked', 'false f no n off unchecked'],
  de: ['wahr ja j an', 'falsch nein aus'],
  fr: ['vrai oui', 'faux non'],
  es: ['verdadero si s cierto', 'falso'],
  it: ['vero', ''],
  pt: ['verdadeiro sim', 'nao'],
  nl: ['waar', 'onwaar nee neen'],
  pl: ['prawda tak', 'falsz nie'],
  ru: ['истина да', 'ложь нет'],
  sv: ['sant', 'falskt nej'],
  da: ['sand', 'falsk'],
  nb: ['sann', 'usann nei'],
  fi: ['tosi kylla', 'epatosi ei'],
  is: ['satt', 'osatt'],
  cs: ['pravda ano', 'nepravda ne'],
  hu: ['igaz igen', 'hamis nem'],
  tr: ['dogru evet', 'yanlis hayir'],
  ro: ['adevarat da', 'fals nu'],
  el: ['αληθης αληθες ναι', 'ψευδης ψευδες οχι'],
  uk: ['істина так', 'хибність хиба ні'],
  bg: ['вярно', 'невярно не'],
  hr: ['istina tocno', 'laz neistina netocno'],
  sr: ['тачно', 'нетачно'],
  lt: ['tiesa taip', 'netiesa melas'],
  lv: ['patiess ja', 'aplams'],
  et: ['toene jah', 'vaar'],
  ca: ['cert', ''],
  eu: ['egia bai', 'gezurra ez'],
  id: ['benar ya', 'salah tidak'],
  vi: ['dung', 'khong'],
  ja: ['はい', 'いいえ'],
  zh: ['是 真', '否 假'],
  ko: ['예 네 참', '아니요 거짓'],
  ar: ['نعم صحيح', 'لا خطأ'],
  he: ['כן אמת', 'לא שקר'],
};

/** Letters that have no accent to take off. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae' };

/**
 * The text in lowercase without accents and with single spaces, to look up words however they are typed: `SÍ`, `si`,
 * and `AKTİF` written in Turkey.
 */
export function wordKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[łđøıßæ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ');
}

/** Spreadsheets saved as text with formulas: `=TRUE()`, `=WAHR()`. */
const FORMULA = /^=(.+?)\(\s*\)$/;

const collect = <Meaning>(words: Iterable<readonly [key: string, meaning: Meaning]>) => {
  const meanings = new Map<string, Meaning>();
  for (const [key, meaning] of words) {
    if ((meanings.get(key) ?? meaning) !== meaning) throw new Error(`The word “${key}” has two meanings.`);
    if (key) meanings.set(key, meaning);
  }
  return meanings;
};

const KNOWN: ReadonlyMap<string, boolean> = collect(
  Object.values(WORDS).flatMap(([yes, no]) => [
    ...yes.split(' ').map((word) => [wordKey(word), true] as const),
    ...no.split(' ').map((word) => [wordKey(word), false] as const),
  ]),
);

/** Returns the truth value of a word or sign in any language that spreadsheets are written in; null if it is none. */
export function parseBoolean(text: string): boolean | null {
  return KNOWN.get(wordKey(text.replace(FORMULA, '$1'))) ?? null;
}

/**
 * Returns a reader of words, however they are typed: with or without accents, capitals, spaces and hyphens. Each
 * meaning has lists of words separated by `|`.
 */
export function createWordReader<Meaning>(
  entries: readonly (readonly [meaning: Meaning, ...words: string[]])[],
): (text: string) => Meaning | null {
  const toKey = (text: string) => (/^-\d+$/.test(text.trim()) ? text.trim() : wordKey(text).replace(/[\s_-]+/g, ''));
  const meanings = collect(
    entries.flatMap(([meaning, ...lists]) =>
      lists.flatMap((words) => words.split('|')).map((word) => [toKey(word), meaning] as const),
    ),
  );
  return (text) => meanings.get(toKey(text)) ?? null;
}
