import { Field, Select } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';
import type { SetUrlState } from '#routing/useUrlState';
import type { ProductListState } from '../../core/list/productListParams';
import { columnMessages as messages } from './columnMessages';

export interface MoreFilterFieldsProps {
  state: ProductListState;
  onChange: SetUrlState<ProductListState>;
}

/** The filters of the product list by completeness and family. */
export function MoreFilterFields({ state, onChange }: MoreFilterFieldsProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const families = useFamilyChoices();
  return (
    <>
      <Field label={formatMessage(messages.completeness)}>
        <Select
          value={state.complete ?? ''}
          onChange={(_event, { value }) =>
            onChange({ complete: value === 'yes' || value === 'no' ? value : null, page: 1 })
          }
        >
          <option value="">{formatMessage(messages.anyCompleteness)}</option>
          <option value="yes">{formatMessage(messages.complete)}</option>
          <option value="no">{formatMessage(messages.incomplete)}</option>
        </Select>
      </Field>
      <Field label={formatMessage(messages.family)}>
        <Select value={state.family} onChange={(_event, { value }) => onChange({ family: value, page: 1 })}>
          <option value="">{formatMessage(messages.anyFamily)}</option>
          {families.map((family) => (
            <option key={family.code} value={family.code}>
              {attributeLabel(family.labels, userLocale)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
