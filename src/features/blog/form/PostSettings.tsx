import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { PickerField } from '#ui/form/picker/PickerField';
import { SelectField } from '#ui/form/SelectField';
import { TagsField } from '#ui/form/TagsField';
import { TextField } from '#ui/form/TextField';
import { messages as blogMessages } from '../messages';
import { blogCategories, blogStatuses } from '../postChoices';
import { useBlogTagsQuery } from './BlogEdit.generated';
import { formMessages as messages } from './formMessages';
import type { PostValues } from './postSchema';

/** The status, slug, categories, and tags of a post. */
export function PostSettings({ control }: { control: Control<PostValues> }) {
  const { formatMessage } = useIntl();
  // Without the tags of other posts, only the suggestions are missing.
  const { data } = useBlogTagsQuery();
  const toCategory = (value: string) => {
    const category = blogCategories.find((each) => each === value);
    return category ? formatMessage(blogMessages[category]) : value;
  };
  return (
    <>
      <SelectField
        control={control}
        name="status"
        label={formatMessage(fieldMessages.status)}
        options={blogStatuses.map((value) => ({ value, label: formatMessage(blogMessages[value]) }))}
      />
      <TextField
        control={control}
        name="slug"
        label={formatMessage(fieldMessages.slug)}
        hint={formatMessage(messages.slugHint)}
      />
      <PickerField
        control={control}
        name="categories"
        label={formatMessage(fieldMessages.categories)}
        options={blogCategories.map((value) => ({ value, text: toCategory(value) }))}
        toText={toCategory}
      />
      <TagsField
        control={control}
        name="tags"
        label={formatMessage(sharedMessages.tags)}
        suggestions={data?.blogTags ?? []}
      />
    </>
  );
}
