import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';
import { SelectField } from '#ui/form/SelectField';
import { offerMessages } from '#ui/text/offerMessages';
import { statuses } from '#features/products/core/productStatuses';
import { messages as productMessages } from '#features/products/messages';
import type { BulkEditValues } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import type { StepProps } from './stepProps';

const kinds = ['SIMPLE', 'VARIABLE', 'GROUPED', 'EXTERNAL'] as const;

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

/** Changes the kind of products. */
export function KindStep({ path }: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  return (
    <SelectField
      control={control}
      name={`${path}.productKind`}
      label={formatMessage(messages.productKind)}
      hint={formatMessage(messages.kindHint)}
      options={kinds.map((value) => ({ value, label: formatMessage(offerMessages[value]) }))}
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
