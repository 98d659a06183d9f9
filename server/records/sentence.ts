/** The name of a language, by its tag. */
interface NamedLanguage {
  language: string;
}

/** A number with separators between its thousands. */
interface GroupedNumber {
  grouped: number;
}

/** An amount in a currency, by its ISO 4217 code. */
interface NamedAmount {
  amount: number;
  currency: string;
}

/** Values that are listed, such as “a, b, and c”. */
interface ListedValues {
  list: readonly SentenceValue[];
}

/** What users call an attribute, a family, or a channel, by language. */
interface LabelTexts {
  labels: Readonly<Record<string, string>>;
}

/**
 * Values that are joined by a template of two, such as `{0} or {1}`. They are side by side, because a text can have
 * thousands.
 */
interface JoinedValues {
  joined: readonly SentenceValue[];
  by: string;
}

/**
 * What a placeholder of a sentence stands for: a text as it is, a number, a language, a price, a list, a label, or
 * words of the gateway.
 */
export type SentenceValue =
  | string
  | number
  | NamedLanguage
  | GroupedNumber
  | NamedAmount
  | ListedValues
  | LabelTexts
  | JoinedValues
  | Sentence;

/**
 * A sentence of the gateway that can be translated: its English text with the placeholders `{0}`, `{1}` and so on, and
 * their values.
 */
export type Sentence = readonly [template: string, ...values: SentenceValue[]];

/** A stored sentence. Without values, it is its text only. */
export type StoredSentence = string | Sentence;

const templates = new WeakMap<TemplateStringsArray, string>();

/** Returns the sentence of a tagged template: say`The stock ${stock} is below zero.` */
export function say(parts: TemplateStringsArray, ...values: SentenceValue[]): Sentence {
  let template = templates.get(parts);
  if (template === undefined) {
    template = parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`);
    templates.set(parts, template);
  }
  return [template, ...values];
}

/** Returns the sentence in the form in which it is stored. */
export function toStored(sentence: Sentence): StoredSentence {
  return sentence.length === 1 ? sentence[0] : sentence;
}

/** Returns a stored sentence as part of another one. */
export function fromStored(sentence: StoredSentence): Sentence {
  return typeof sentence === 'string' ? [sentence] : sentence;
}

/** Returns the sentences as one text. */
export function joinSentences(sentences: readonly StoredSentence[]): Sentence {
  return ['{0}', joinWords(sentences.map(fromStored), (text, sentence) => say`${text} ${sentence}`)];
}

/** Sentences of a list that a message shows. */
export const SHOWN_SENTENCES = 5;

/**
 * Returns the first sentences of a list and how many more there are; `count` is how many there are if not all are
 * given.
 */
export function listSentences(sentences: readonly StoredSentence[], count = sentences.length): Sentence {
  const more = count - SHOWN_SENTENCES;
  return joinSentences([
    ...sentences.slice(0, SHOWN_SENTENCES),
    ...(more > 0 ? [say`And ${{ grouped: more }} more.`] : []),
  ]);
}

/** Returns the words as one value, with commas, or as in a sentence with two values such as say`${list} or ${word}`. */
export function joinWords(
  words: readonly SentenceValue[],
  join = (list: string, word: string): Sentence => say`${list}, ${word}`,
): SentenceValue {
  const [by] = join('', '');
  return words.length > 1 ? { joined: words, by } : (words[0] ?? '');
}
