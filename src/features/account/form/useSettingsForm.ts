import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '#ui/form/useRecordForm';
import { useToast } from '#ui/state/useToast';
import { messages } from '../messages';

/** Options for a form that stays open after saving. */
export interface SettingsFormOptions<Values extends FieldValues> extends Omit<RecordFormOptions<Values>, 'onSave'> {
  /** The message after saving; defaults to “Changes saved”. */
  savedMessage?: string;
  /** Saves, and returns the stored values. Rejects with the server's error. */
  save: (values: Values) => Promise<Values>;
}

/** The form of a part of the settings. After saving it shows the stored values, which are then unchanged. */
export function useSettingsForm<Values extends FieldValues>(options: SettingsFormOptions<Values>): RecordForm<Values> {
  const { save, savedMessage, ...rest } = options;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const record = useRecordForm<Values>({
    ...rest,
    onSave: async (values) => {
      // By default a reset keeps what the user entered.
      record.form.reset(await save(values), { keepDirtyValues: false });
      toast.success(savedMessage ?? formatMessage(messages.saved));
    },
  });
  return record;
}
