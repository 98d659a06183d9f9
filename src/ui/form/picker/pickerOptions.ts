import { foldText } from '#shared/foldText';

/** An option of a picker: the stored value and its label. */
export interface PickerOption {
  value: string;
  text: string;
}

/** The options that contain the draft. Those whose value equals the draft or starts with it come first. */
export function matchingOptions(options: readonly PickerOption[], draft: string): PickerOption[] {
  const query = foldText(draft.trim());
  if (query === '') return [...options];
  const computeRank = ({ value, text }: PickerOption) => {
    const [key, words] = [foldText(value), foldText(text)];
    if (key === query) return 0;
    if (words.startsWith(query) || key.startsWith(query)) return 1;
    return words.includes(query) || key.includes(query) ? 2 : 3;
  };
  const ranked = options.map((option) => ({ option, rank: computeRank(option) })).filter(({ rank }) => rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}
