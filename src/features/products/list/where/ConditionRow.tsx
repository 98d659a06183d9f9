import { Button, makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle';
import { Options20Regular } from '@fluentui/react-icons/svg/options';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductConditionInput } from '#graphql/types.generated';
import { GroupedPicker } from '#ui/form/picker/GroupedPicker';
import {
  changeOperator,
  getOperatorMessage,
  getValueCount,
  maxOptions,
  startCondition,
  type ListScope,
} from './conditionValues';
import { hasScope, ScopeLine } from './ScopeLine';
import type { FilterFields } from './useFilterFields';
import { ValueInput } from './ValueInput';
import { whereMessages as messages } from './whereMessages';

/** Longer options need a line of their own. */
const maxLength = 32;

const useStyles = makeStyles({
  row: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
  line: { display: 'flex', alignItems: 'flex-start', columnGap: tokens.spacingHorizontalXS, minWidth: 0 },
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    flexGrow: 1,
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalSNudge}`,
    minWidth: 0,
    '& > *': { minWidth: 0 },
  },
  // Beside the buttons.
  whole: { flexGrow: 1, minWidth: 0 },
  field: { flex: '2 1 112px' },
  operator: { flex: '4 1 116px', '& select': { minWidth: 0 } },
  value: { flex: '3 1 120px' },
  wideValue: { flex: '3 1 176px' },
  // On a line of their own.
  values: { flex: '1 1 100%' },
  fault: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXXS,
    color: tokens.colorPaletteRedForeground1,
    '& svg': { flexShrink: 0 },
  },
  buttons: { display: 'flex', flexShrink: 0 },
});

/** The fields of a catalog as options of a picker, in groups. */
export type FieldGroups = readonly { label: string; options: readonly { value: string; text: string }[] }[];

export interface ConditionRowProps {
  /** ID of its element. */
  id: string;
  /** Its place among all conditions, from 1. */
  number: number;
  condition: ProductConditionInput;
  fields: FilterFields;
  groups: FieldGroups;
  /** What is wrong with it. */
  fault: string | undefined;
  scope: ListScope;
  onChange: (condition: ProductConditionInput) => void;
  onRemove: () => void;
}

/** A condition of the product list: a field, a comparison, and what the field is compared with. */
export function ConditionRow(props: ConditionRowProps) {
  const { id, number, condition, fields, groups, fault, scope, onChange, onRemove } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { field: name, operator, locale, channel, variants } = condition;
  const field = fields.find(name);
  const faultId = useId();
  const described = fault === undefined ? {} : { 'aria-describedby': faultId, 'aria-invalid': true };
  const [isScopeOpen, setIsScopeOpen] = useState(Boolean(locale ?? channel ?? variants));
  const count = getValueCount(operator);
  const isWide = field && (field.hasCurrency || field.units.length > 0 || count === 'two');
  const hasLongOptions = field?.options.some(({ text }) => text.length > maxLength);
  // What can't be selected anymore is still shown.
  const isListed = groups.some(({ options }) => options.some((one) => one.value === name));
  const operators = field?.operators ?? [];
  const isScopeShown = isScopeOpen && field && hasScope(field, fields.catalog);
  return (
    <div id={id} role="group" aria-label={formatMessage(messages.condition, { number })} className={styles.row}>
      <div className={styles.line}>
        <div className={styles.whole}>
          <div className={styles.controls}>
            <GroupedPicker
              className={styles.field}
              label={formatMessage(messages.field)}
              placeholder={formatMessage(messages.selectField)}
              maxShown={maxOptions}
              value={name}
              {...(field && !isListed && { none: { value: name, text: field.label } })}
              groups={groups}
              described={field ? undefined : described}
              onChange={(next) => {
                const chosen = fields.find(next);
                if (!chosen || next === name) return;
                if (chosen.isOfVariants) setIsScopeOpen(true);
                onChange(startCondition(chosen, scope));
              }}
            />
            {name !== '' && (
              <Select
                className={styles.operator}
                aria-label={formatMessage(messages.operator)}
                value={operator}
                onChange={(_event, { value }) => {
                  const chosen = operators.find((one) => one === value);
                  if (chosen) onChange(changeOperator(condition, chosen));
                }}
              >
                {(operators.includes(operator) ? operators : [operator, ...operators]).map((one) => (
                  <option key={one} value={one}>
                    {formatMessage(getOperatorMessage(one, field?.type))}
                  </option>
                ))}
              </Select>
            )}
            {field && count !== 'none' && (
              <div
                className={
                  count === 'many' || hasLongOptions ? styles.values : isWide ? styles.wideValue : styles.value
                }
              >
                <ValueInput
                  condition={condition}
                  field={field}
                  catalog={fields.catalog}
                  described={described}
                  onChange={onChange}
                />
              </div>
            )}
          </div>
          {fault !== undefined && (
            <p id={faultId} role="alert" className={styles.fault}>
              <ErrorCircle12Filled aria-hidden="true" />
              {fault}
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          {field && hasScope(field, fields.catalog) && (
            <Button
              appearance="subtle"
              icon={<Options20Regular />}
              aria-label={formatMessage(messages.scope)}
              title={formatMessage(messages.scope)}
              aria-expanded={isScopeOpen}
              onClick={() => setIsScopeOpen(!isScopeOpen)}
            />
          )}
          <Button
            appearance="subtle"
            icon={<Dismiss20Regular />}
            aria-label={formatMessage(messages.removeCondition, { number })}
            title={formatMessage(messages.removeCondition, { number })}
            onClick={onRemove}
          />
        </div>
      </div>
      {isScopeShown && <ScopeLine condition={condition} field={field} catalog={fields.catalog} onChange={onChange} />}
    </div>
  );
}
