import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { optionText } from '#entities/attribute/attributeValue';
import { valueMessages } from '#entities/attribute/valueMessages';
import { useJobRun } from '#entities/job/useJobRun';
import type { StartBulkEditInput } from '#graphql/types.generated';
import { FormDialog } from '#ui/dialog/FormDialog';
import { DialogForm } from '#ui/form/DialogForm';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { useRecordForm } from '#ui/form/useRecordForm';
import {
  findAttribute,
  toOptionGroups,
  useAttributeGroups,
  type AttributeChoice,
  useOptionGroups,
} from '../columns/useAttributeGroups';
import { ProductsEditDocument } from '../../detail/jobs/ProductJob.generated';
import { setAttributeMessages as messages } from './setAttributeMessages';

/** Fields that are different for each product. */
const ofEach: readonly string[] = ['name', 'slug', 'gtin', 'mpn', 'media'];

const attributeName = 'steps.0.value.field.attribute';
const valueName = 'steps.0.value.change.set';

export interface SetAttributeDialogProps {
  isOpen: boolean;
  /** The products, and their number as shown. */
  request: Pick<StartBulkEditInput, 'catalogId' | 'target' | 'expectedCount'>;
  /** Called when the job has started, instead of `onClose`. */
  onStarted: () => void;
  onClose: () => void;
}

/** The values to select from; undefined if any text can be entered. */
const useChoices = ({ definition }: AttributeChoice) => {
  const { formatMessage, locale } = useIntl();
  const groups = useOptionGroups(definition) ?? [{ heading: null, options: definition?.options ?? [] }];
  if (definition?.type === 'BOOLEAN') {
    const options = (['Yes', 'No'] as const).map((value) => ({ value, label: formatMessage(valueMessages[value]) }));
    return [{ heading: null, options }];
  }
  if (definition?.type !== 'SELECT') return undefined;
  return groups.map(({ heading, options }) => ({
    heading,
    options: options.map((one) => ({ value: optionText(one), label: attributeLabel(one.labels, locale) })),
  }));
};

function SetAttributeForm({ request, onStarted, onClose }: Omit<SetAttributeDialogProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const runJob = useJobRun();
  const groups = useAttributeGroups();
  const count = request.expectedCount;
  const settable = groups
    .map(({ heading, attributes }) => ({
      heading,
      attributes: attributes.filter(({ code, definition }) => !ofEach.includes(code) && !definition?.isUnique),
    }))
    .filter(({ attributes }) => attributes.length > 0);
  const schema = z.object({
    steps: z.array(
      z.object({
        value: z.object({
          field: z.object({ attribute: z.string().check(z.minLength(1, formatMessage(messages.attributeMissing))) }),
          change: z.object({ set: z.string() }),
        }),
      }),
    ),
  });
  const { form, submit, failure } = useRecordForm({
    resolver: zodResolver(schema),
    values: { steps: [{ value: { field: { attribute: '' }, change: { set: '' } } }] },
    fields: [attributeName, valueName],
    onSave: async ({ steps }) => {
      const { data } = await client.mutate({
        mutation: ProductsEditDocument,
        variables: { input: { ...request, steps, mode: 'APPLY' } },
      });
      if (!data) return;
      runJob(data.startBulkEdit.job, {
        busy: formatMessage(messages.busy, { count }),
        done: ({ counts }) => formatMessage(messages.done, { count: counts.updated }),
      });
      onStarted();
    },
  });
  const code = useWatch({ control: form.control, name: attributeName });
  const { resetField } = form;
  useEffect(() => resetField(valueName), [code, resetField]);
  const choices = useChoices(findAttribute(groups, code));
  const field = {
    control: form.control,
    name: valueName,
    label: formatMessage(messages.value),
    hint: formatMessage(messages.valueHint),
  } as const;
  return (
    <DialogForm
      title={formatMessage(messages.title, { count })}
      problem={failure}
      submitLabel={formatMessage(messages.submit)}
      formState={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        control={form.control}
        name={attributeName}
        label={formatMessage(messages.attribute)}
        options={toOptionGroups(settable)}
        emptyLabel={formatMessage(messages.selectAttribute)}
        isRequired
      />
      {choices ? <SelectField key={code} {...field} options={choices} emptyLabel="" /> : <TextField {...field} />}
    </DialogForm>
  );
}

/** Asks for an attribute and the value that all selected products get, then starts the job. */
export function SetAttributeDialog({ isOpen, ...form }: SetAttributeDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose}>
      <SetAttributeForm {...form} />
    </FormDialog>
  );
}
