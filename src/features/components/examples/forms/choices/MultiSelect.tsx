import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { PickerField } from '#ui/form/picker/PickerField';
import { choiceMessages as messages } from './choiceMessages';
import { useFormStyles } from '../formStyles';

const categories = ['Backpacks', 'Climbing', 'Cookware', 'Lamps', 'Sleeping bags', 'Stoves', 'Tents'];
const options = categories.map((text) => ({ value: text, text }));

/** Several values, found by typing. New ones can be added. */
export function MultiSelect() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useForm({ defaultValues: { categories: ['Stoves', 'Tents'] } });
  return (
    <div className={styles.fields}>
      <PickerField
        control={control}
        name="categories"
        label={formatMessage(messages.categories)}
        hint={formatMessage(messages.categoriesHint)}
        options={options}
        addText={(name) => formatMessage(messages.addCategory, { name })}
      />
    </div>
  );
}
