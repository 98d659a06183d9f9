import { useIntl } from 'react-intl';
import { fieldLines, variantLines } from '#entities/product/fieldLines';
import { parseFieldPath, pathLabel } from '#entities/product/fieldPath';
import { useProvidedNames } from '#ui/codeNames';
import { emptyValue } from '#ui/emptyValue';
import type { Choice } from '#ui/merge/MergeDialog';
import { MergeField as ValuesToMerge } from '#ui/merge/MergeField';
import type { Conflict } from './conflictChoices';

export interface MergeFieldProps {
  conflict: Conflict;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** A conflicting field of a product. */
export function MergeField({ conflict, choice, onChoose }: MergeFieldProps) {
  const intl = useIntl();
  const names = useProvidedNames();
  const { field, base, theirs, mine } = conflict;
  const { name } = parseFieldPath(field);
  const toLines = (value: unknown) =>
    name === null ? variantLines(value, intl, names) : fieldLines(name, value, intl, names);
  return (
    <ValuesToMerge
      label={pathLabel(field, intl, names)}
      lines={{ base: toLines(base), theirs: toLines(theirs), mine: toLines(mine) }}
      emptyLabel={emptyValue(field, intl)}
      choice={choice}
      onChoose={onChoose}
    />
  );
}
