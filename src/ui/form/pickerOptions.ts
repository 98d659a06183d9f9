/** A choice in a picker: what is stored, and what is read. */
export interface PickerOption {
  value: string;
  text: string;
}

/** The text without case and accents, to search by. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The options that the draft is found in; those whose value is the draft or begins with it come first. */
export function matchingOptions(options: readonly PickerOption[], draft: string): PickerOption[] {
  const query = folded(draft.trim());
  if (query === '') return [...options];
  const rankOf = ({ value, text }: PickerOption) => {
    const [key, words] = [folded(value), folded(text)];
    if (key === query) return 0;
    if (words.startsWith(query) || key.startsWith(query)) return 1;
    return words.includes(query) || key.includes(query) ? 2 : 3;
  };
  const ranked = options.map((option) => ({ option, rank: rankOf(option) })).filter(({ rank }) => rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}
