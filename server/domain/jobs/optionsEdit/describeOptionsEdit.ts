import { labelValue } from '#server/records/labelValue';
import type { OptionsEditRecord } from '#server/records/optionEdits';
import { say, type Sentence } from '#server/records/sentence';

/** Returns what a change of options does, as the title of a job. */
export function describeOptionsEdit({ name, changes }: OptionsEditRecord): Sentence {
  const [first, ...others] = changes;
  if (!first || others.length > 0) return say`Change options of ${name}`;
  const [before, after] = [labelValue(first.before.labels), labelValue(first.after.labels)];
  return first.isMerged
    ? say`Merge the option “${before}” of ${name} into “${after}”`
    : say`Rename the option “${before}” of ${name} to “${after}”`;
}
