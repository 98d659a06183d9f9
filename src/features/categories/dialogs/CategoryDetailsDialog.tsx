import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCodeName } from '#i18n/useCodeName';
import { FormDialog } from '#ui/dialog/FormDialog';
import { DialogForm } from '#ui/form/DialogForm';
import { TextField } from '#ui/form/TextField';
import { useMergingForm } from '#ui/merge/useMergingForm';
import type { CategoryRowFragment } from '../CategoryTree.generated';
import { dialogMessages as messages } from '../messages';
import { getAncestors } from '../tree/treeRows';
import type { CategoryDialogProps } from './categoryDialog';

/** An ID, or at least two levels with text. */
const googleCategory = /^(\d+|[^>]*[^>\s][^>]*(>[^>]*[^>\s][^>]*)+)$/;

function CategoryDetailsForm(props: Omit<CategoryDialogProps, 'isOpen'>) {
  const { category, categories, languages, changes, onClose } = props;
  const { formatMessage } = useIntl();
  const getLanguageName = useCodeName('language');
  const { path, name, labels } = category;
  // A language can have become the default one since it got a name.
  const tags = [...new Set([...languages, ...labels.map(({ locale }) => locale)])];
  const above = getAncestors(path)
    .reverse()
    .map((ancestor) => categories.find((each) => each.path === ancestor))
    .find((ancestor) => ancestor?.googleCategory);
  const schema = z.object({
    labels: z.record(
      z.string(),
      z.string().check(z.trim(), z.maxLength(120, formatMessage(messages.tooLong, { most: 120 }))),
    ),
    googleCategory: z.union([
      z.literal(''),
      z.string().check(z.trim(), z.regex(googleCategory, formatMessage(messages.googleCategoryWrong))),
    ]),
  });
  type Values = z.infer<typeof schema>;
  const toStored = (row: CategoryRowFragment) => {
    const own = Object.fromEntries(row.labels.map(({ locale, text }) => [locale, text]));
    const values: Values = {
      labels: Object.fromEntries(tags.map((tag) => [tag, own[tag] ?? ''])),
      googleCategory: row.googleCategory ?? '',
    };
    return { values, updatedBy: null };
  };
  const toDetails = (values: Values) => ({
    labels: Object.entries(values.labels).map(([locale, text]) => ({ locale, text })),
    googleCategory: values.googleCategory,
  });
  const stored = toStored(category);
  const { form, submit, failure, dialog } = useMergingForm<Values, typeof stored>({
    resolver: zodResolver(schema),
    stored,
    fields: [...tags.map((tag) => `labels.${tag}` as const), 'googleCategory'],
    reload: async () => {
      const row = await changes.reload(path);
      return row && toStored(row);
    },
    toWords: (field) => {
      const tag = tags.find((one) => field === `labels.${one}`);
      return {
        label: tag
          ? formatMessage(messages.nameIn, { language: getLanguageName(tag) })
          : formatMessage(messages.googleCategory),
      };
    },
    onSave: async (values, latest) => {
      await changes.update(category, toDetails(values), toDetails(latest.values));
      onClose();
    },
  });
  return (
    <>
      <DialogForm
        title={formatMessage(messages.detailsTitle, { name })}
        text={tags.length > 0 ? formatMessage(messages.namesHint, { name }) : undefined}
        problem={failure}
        submitLabel={formatMessage(messages.detailsSubmit)}
        formState={form.formState}
        onSubmit={submit}
        onClose={onClose}
      >
        {tags.map((tag) => (
          <TextField
            key={tag}
            control={form.control}
            name={`labels.${tag}`}
            label={formatMessage(messages.nameIn, { language: getLanguageName(tag) })}
          />
        ))}
        <TextField
          control={form.control}
          name="googleCategory"
          label={formatMessage(messages.googleCategory)}
          hint={
            above
              ? formatMessage(messages.googleCategoryAbove, { google: above.googleCategory, name: above.name })
              : formatMessage(messages.googleCategoryHint)
          }
        />
      </DialogForm>
      {dialog}
    </>
  );
}

/** The names of a category in other languages, and its Google category. */
export function CategoryDetailsDialog({ isOpen, ...form }: CategoryDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose}>
      <CategoryDetailsForm {...form} />
    </FormDialog>
  );
}
