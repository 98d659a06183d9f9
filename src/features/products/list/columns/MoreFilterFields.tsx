import { Field, makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import type { SetUrlState } from '#routing/useUrlState';
import { OptionGroups } from '#ui/form/OptionGroups';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';
import { parseConditions } from '../../core/list/conditions';
import type { ProductListState } from '../../core/list/productListParams';
import { columnMessages as messages } from './columnMessages';
import { ConditionForm } from './ConditionForm';
import { formatConditions } from './formatConditions';
import { findAttribute, toOptionGroups, useAttributeGroups } from './useAttributeGroups';

/** The most conditions on attributes that the server takes. */
const maxConditions = 10;

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

export interface MoreFilterFieldsProps {
  state: ProductListState;
  onChange: SetUrlState<ProductListState>;
}

/** The filters of the product list by completeness, family, and attributes. */
export function MoreFilterFields({ state, onChange }: MoreFilterFieldsProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const groups = useAttributeGroups();
  const families = useFamilyChoices();
  const [code, setCode] = useState('');
  const conditions = parseConditions(state.where);
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
      <div role="group" aria-label={formatMessage(messages.attributeHeading)} className={styles.group}>
        <h3 className={styles.heading}>{formatMessage(messages.attributeHeading)}</h3>
        {conditions.length >= maxConditions ? (
          <p className={styles.note}>{formatMessage(messages.full, { count: maxConditions })}</p>
        ) : (
          <>
            <Field label={formatMessage(messages.attribute)}>
              <Select value={code} onChange={(_event, { value }) => setCode(value)}>
                <option value="">{formatMessage(messages.selectAttribute)}</option>
                <OptionGroups groups={toOptionGroups(groups)} />
              </Select>
            </Field>
            {code && (
              <ConditionForm
                key={code}
                attribute={findAttribute(groups, code)}
                onAdd={(condition) => {
                  onChange({ where: formatConditions([...conditions, condition]), page: 1 });
                  setCode('');
                }}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}
