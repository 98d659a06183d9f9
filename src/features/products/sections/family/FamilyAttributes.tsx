import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { disclosure } from '#ui/layout/disclosure';
import { focusField } from '../../core/issues/fieldLocation';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { DefinedValueField } from '../attributes/DefinedValueField';
import { formMessages } from '../../core/formMessages';
import { useFormStyles } from '../../core/useFormStyles';
import { useProductForm } from '../../core/useProductForm';
import type { AttributePath } from '../../core/values/productValues';
import { familyMessages as messages } from './familyMessages';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    // As wide as the rows of other attributes, which end with a button.
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
  name: { overflowWrap: 'anywhere', hyphens: 'auto' },
  remove: { gridColumn: 3 },
  summary: { ...disclosure, ...typographyStyles.body1, marginBlockEnd: tokens.spacingVerticalS },
  mark: { color: tokens.colorPaletteRedForeground1 },
});

/** An attribute of the product's family. */
export interface FamilyRow {
  definition: AttributeFormatFragment;
  isRequired: boolean;
  /** Its place among the product's attributes; -1 if the product does not have it. */
  index: number;
  /** Path of its value in the form. */
  name: AttributePath;
  /** Path of the field for issues and links. */
  field: string;
  /** Whether a value was entered that the product did not have. */
  isChanged: boolean;
}

interface FamilyRowsProps {
  rows: readonly FamilyRow[];
}

function FamilyRows({ rows }: FamilyRowsProps) {
  const { formatMessage, locale } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { getValues, setValue } = useProductForm();
  const remove = ({ definition, index }: FamilyRow) => {
    // The empty field must be there to receive the focus.
    flushSync(() => setValue('attributes', getValues('attributes').toSpliced(index, 1), { shouldDirty: true }));
    focusField(`attributes.${definition.code}`);
  };
  return (
    <div className={form.rows}>
      {rows.map((row) => {
        const { definition, isRequired, index, name, field, isChanged } = row;
        const label = attributeLabel(definition.labels, locale);
        return (
          <FieldSlot key={definition.id} field={field} isChanged={isChanged}>
            <div
              className={styles.row}
              {...(isRequired && { role: 'group', 'aria-label': formatMessage(messages.required, { name: label }) })}
            >
              <span className={styles.name}>
                <bdi>{label}</bdi>
                {isRequired && (
                  <span className={styles.mark} aria-hidden="true">
                    {' *'}
                  </span>
                )}
              </span>
              <DefinedValueField name={name} label={label} definition={definition} />
              {index >= 0 && (
                <Button
                  className={styles.remove}
                  appearance="subtle"
                  icon={<Dismiss16Regular />}
                  aria-label={formatMessage(formMessages.removePair, { name: label })}
                  onClick={() => remove(row)}
                />
              )}
            </div>
          </FieldSlot>
        );
      })}
    </div>
  );
}

/**
 * The attributes of the product's family, each with a field. Those that the product does not have and need not have are
 * folded.
 */
export function FamilyAttributes({ rows }: FamilyRowsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  // One that is filled in stays where it is until it is saved.
  const isEmpty = ({ index, isRequired }: FamilyRow) => index < 0 && !isRequired;
  const shown = rows.filter((row) => !isEmpty(row));
  const empty = rows.filter(isEmpty);
  return (
    <>
      {shown.length > 0 && <FamilyRows rows={shown} />}
      {empty.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {formatMessage(messages.emptyAttributes, { count: empty.filter(({ isChanged }) => !isChanged).length })}
          </summary>
          <FamilyRows rows={empty} />
        </details>
      )}
    </>
  );
}
