import { Field, Select } from '@fluentui/react-components';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useSession } from '#session/sessionContext';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { useProductForm } from '../../core/useProductForm';
import { withAdded } from '../../core/values/addedAttributes';
import { compareFamilies } from './familyChange';
import { familyMessages as messages } from './familyMessages';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';

/** The family of the product. Before it is saved, it says which fields another family shows and hides. */
export function FamilyField() {
  const { formatMessage, formatList, locale } = useIntl();
  const { control, getValues, setValue } = useProductForm();
  const { can } = useSession();
  const families = useFamilyChoices();
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'family' });
  const attributes = useWatch({ control, name: 'attributes' });
  const { defaultValues } = useFormState({ control, name: 'family' });
  if (!can('read', 'Family')) return null;
  const find = (code: string | undefined) => families.find((family) => family.code === code);
  const change = compareFamilies(find(defaultValues?.family), find(value), attributes);
  const hint = (['shown', 'hidden', 'kept'] as const).flatMap((kind) => {
    const names = change[kind].map(({ labels }) => attributeLabel(labels, locale));
    return names.length ? formatMessage(messages[kind], { names: formatList(names, { type: 'conjunction' }) }) : [];
  });
  const select = (code: string) => {
    // What was entered in empty fields of the former family stays, as other attributes.
    setValue('attributes', withAdded(getValues()), { shouldDirty: true });
    setValue('added', {}, { shouldDirty: true });
    onChange(code);
  };
  return (
    <FieldSlot field="family">
      <Field
        label={formatMessage(messages.family)}
        hint={hint.length ? hint.join(' ') : undefined}
        validationMessage={fieldState.error?.message}
      >
        <Select ref={ref} name={name} value={value} onChange={(_event, data) => select(data.value)} onBlur={onBlur}>
          <option value="">{formatMessage(messages.none)}</option>
          {families.map(({ id, code, labels }) => (
            <option key={id} value={code}>
              {attributeLabel(labels, locale)}
            </option>
          ))}
          {value !== '' && !find(value) && <option value={value} />}
        </Select>
      </Field>
    </FieldSlot>
  );
}
