import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { getErrorCode } from '#graphql/errors';
import { isSameValue } from '#lib/isSameValue';
import { commonMessages } from '../commonMessages';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '../form/useRecordForm';
import { useLastOpen } from '../hooks/useLastOpen';
import { messages as uiMessages } from '../messages';
import { sharedMessages } from '../sharedMessages';
import { MergeDialog, type Choices } from './MergeDialog';
import { mergeEdit, type FieldConflict } from './mergeEdit';
import { MergeField } from './MergeField';
import { mergeMessages as messages } from './mergeMessages';

/** A field in words. `toLines` returns its value line by line; without it, the value is text, a list, or yes or no. */
export interface FieldWords {
  label: string;
  toLines?: (value: never) => readonly string[];
}

/** What a form shows of a record that several people edit. */
export interface StoredRecord<Values> {
  values: Values;
  /** Full name of the user who changed it last; null if that is not known. */
  updatedBy: string | null;
}

interface MergingFormOptions<Values extends FieldValues, Stored extends StoredRecord<Values>> extends Pick<
  RecordFormOptions<Values>,
  'resolver' | 'fields'
> {
  /** The record as it is stored now, which others can change. */
  stored: Stored;
  /** Reads the record again. Resolves to undefined if there is none. */
  reload: () => Promise<Stored | undefined>;
  /** Saves the values, unless the record is no longer `latest`: then, it rejects with CONFLICT. */
  onSave: (values: Values, latest: Stored) => Promise<void>;
  /** Returns what the field with the path is called. */
  toWords: (field: string) => FieldWords;
}

/** A form, and what it shows of changes by others. */
interface MergingForm<Values extends FieldValues> extends RecordForm<Values> {
  /** Says that someone else has changed the record; null if no one has. */
  newer: string | null;
  dialog: ReactNode;
}

/** Whether the save can have failed because the record is another one by now: also what it names can be gone. */
const canBeOutdated = (error: unknown) => ['CONFLICT', 'INVALID'].includes(getErrorCode(error) ?? '');

/**
 * The form of a record that several people edit. What others save appears in it until it is edited. Afterwards, saving
 * merges both field by field, and asks which value to keep where both have changed one.
 */
export function useMergingForm<Values extends FieldValues, Stored extends StoredRecord<Values>>(
  options: MergingFormOptions<Values, Stored>,
): MergingForm<Values> {
  const { resolver, fields, stored, reload, onSave, toWords } = options;
  const { formatMessage } = useIntl();
  const [base, setBase] = useState(stored);
  const [merge, setMerge] = useState<{ conflicts: readonly FieldConflict[]; latest: Stored } | null>(null);
  const shown = useLastOpen(merge !== null, merge);
  const resolvedRef = useRef<{ choices: Choices; latest: Stored }>(null);
  const attempt = async (mine: Values, latest: Stored, choices?: Choices): Promise<void> => {
    const { merged, conflicts } = mergeEdit({ base: base.values, mine, theirs: latest.values }, choices);
    if (conflicts.length > 0) {
      setMerge({ conflicts, latest });
      return;
    }
    try {
      await onSave(merged, latest);
    } catch (error) {
      const newest = canBeOutdated(error) ? await reload() : undefined;
      // Another reason than a change of the record.
      if (!newest || isSameValue(newest, latest)) throw error;
      await attempt(mine, newest);
    }
  };
  const record = useRecordForm<Values>({
    resolver,
    fields,
    values: base.values,
    onSave: (mine) => {
      const resolved = resolvedRef.current;
      resolvedRef.current = null;
      return attempt(mine, resolved?.latest ?? stored, resolved?.choices);
    },
  });
  const { isDirty, isSubmitting } = record.form.formState;
  const isNewer = !isSameValue(stored, base);
  if (isNewer && !isDirty && !isSubmitting) setBase(stored);
  const resolve = async (choices: Choices) => {
    resolvedRef.current = merge && { choices, latest: merge.latest };
    setMerge(null);
    await record.submit();
  };
  const toLines = (value: unknown): readonly string[] => {
    if (typeof value === 'boolean') return [formatMessage(value ? commonMessages.yes : commonMessages.no)];
    return (Array.isArray(value) ? value : [value ?? '']).map(String).filter((text) => text !== '');
  };
  const text = (latest: Stored, count: number) =>
    [
      latest.updatedBy === null ? '' : formatMessage(messages.savedBy, { user: latest.updatedBy }),
      formatMessage(messages.select, { count }),
    ]
      .filter(Boolean)
      .join(' ');
  return {
    ...record,
    newer:
      isNewer && isDirty && !isSubmitting && stored.updatedBy !== null
        ? formatMessage(messages.newer, { user: stored.updatedBy })
        : null,
    dialog: shown && (
      <MergeDialog
        isOpen={merge !== null}
        text={text(shown.latest, shown.conflicts.length)}
        saveLabel={formatMessage(uiMessages.save)}
        conflicts={shown.conflicts}
        onResolve={resolve}
        onCancel={() => setMerge(null)}
      >
        {(choices, choose) =>
          shown.conflicts.map(({ field, base: former, theirs, mine }) => {
            const words = toWords(field);
            const read = (words.toLines ?? toLines) as (value: unknown) => readonly string[];
            return (
              <MergeField
                key={field}
                label={words.label}
                lines={{ base: read(former), theirs: read(theirs), mine: read(mine) }}
                emptyLabel={formatMessage(sharedMessages.empty)}
                choice={choices[field] ?? null}
                onChoose={(choice) => choose(field, choice)}
              />
            );
          })
        }
      </MergeDialog>
    ),
  };
}
