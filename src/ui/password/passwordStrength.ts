/** Why a password is not a strong one. */
type PasswordFlaw = 'personal' | 'common' | 'pattern' | 'short' | 'oneKind';

/** An estimate of a password. */
export interface PasswordStrength {
  /** 0 for an empty password, then 1 (weak), 2 (fair), 3 (good), and 4 (strong). */
  score: 0 | 1 | 2 | 3 | 4;
  /** The main reason for the score; null for strong passwords. */
  flaw: PasswordFlaw | null;
}

/** Words that come first in password dictionaries, and the first keys of common keyboard layouts. */
const commonWords =
  'password passwort motdepasse senha palavra contrasena qwerty qwertz azerty asdf zxcv letmein welcome bonjour hallo admin login master secret dragon monkey football baseball iloveyou princess sunshine shadow superman batman trustno summer winter spring autumn catalog test guest user changeme'.split(
    ' ',
  );

/** The letters that symbols and digits commonly replace. */
const plainLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Character classes with their number of characters, which is the number of guesses for one position. */
const kinds: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

const plain = (text: string) => text.toLowerCase().replace(/[013457@$]/g, (sign) => plainLetters[sign] ?? sign);

/**
 * Reduces each of the words in the password to a single position, because an attacker tries a word as easily as a
 * letter.
 */
function without(words: readonly string[], password: string): string {
  let [rest, read] = [password, plain(password)];
  for (const word of words) {
    const at = word.length < 3 ? -1 : read.indexOf(word);
    if (at < 0) continue;
    rest = rest.slice(0, at + 1) + rest.slice(at + word.length);
    read = read.slice(0, at) + '\u0000' + read.slice(at + word.length);
  }
  return rest;
}

/**
 * The effective length. A character that repeats the previous one, or continues a sequence such as `abc` or `321`,
 * counts as a quarter.
 */
function surprisingPlaces(text: string): number {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.reduce((sum, code, at) => sum + (at > 0 && Math.abs(code - codes[at - 1]!) <= 1 ? 0.25 : 1), 0);
}

/** Minimum number of bits for each score. */
const steps = [28, 45, 62];

/**
 * Estimates how long a password would resist guessing. The estimate is the entropy of its length and character classes,
 * in bits, less what common words, sequences, and personal details (`about`) give away.
 */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  if (password === '') return { score: 0, flaw: null };
  const personal = about.flatMap((each) => plain(each).split(/[^\p{L}\p{N}]+/u));
  const impersonal = without(personal, password);
  const uncommon = without(commonWords, impersonal);
  const places = surprisingPlaces(uncommon);
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = places * Math.log2(pool);
  const score = (1 + steps.filter((step) => bits >= step).length) as PasswordStrength['score'];
  if (score === 4) return { score, flaw: null };
  const length = [...uncommon].length;
  if (impersonal !== password) return { score, flaw: 'personal' };
  if (uncommon !== impersonal) return { score, flaw: 'common' };
  if (places < length * 0.7) return { score, flaw: 'pattern' };
  return { score, flaw: length < 12 ? 'short' : 'oneKind' };
}
