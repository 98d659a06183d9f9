import { LabeledProgress } from '#ui/state/LabeledProgress';

/** While the total is still unknown. */
export function UnknownExample() {
  return <LabeledProgress label="Reading the file" share={undefined} text="Reading the file…" />;
}
