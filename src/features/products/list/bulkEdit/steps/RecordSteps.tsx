import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';
import { SelectField } from '#ui/form/SelectField';
import { statuses } from '#features/products/core/productStatuses';
import { messages as productMessages } from '#features/products/messages';
import type { BulkEditValues } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import type { StepProps } from './stepProps';

/** Changes the family of products. */
export function FamilyStep({ path }: StepProps) {
  const { formatMessage, locale } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const families = useFamilyChoices();
  return (
    <SelectField
      control={control}
      name={`${path}.family.code`}
      label={formatMessage(messages.family)}
      options={families.map(({ code, labels }) => ({ value: code, label: attributeLabel(labels, locale) }))}
      emptyLabel={formatMessage(messages.noFamily)}
    />
  );
}

/** Changes the status of products. */
export function StatusStep({ path }: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  return (
    <SelectField
      control={control}
      name={`${path}.status`}
      label={formatMessage(messages.status)}
      options={statuses.map((value) => ({ value, label: formatMessage(productMessages[value]) }))}
    />
  );
}
