import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '../../../../entities/attribute/attributeLabel';
import type { AttributeFormatFragment } from '../../../../entities/attribute/AttributeFormat.generated';
import { FieldSlot } from '../../issues/FieldSlot';
import { RowField } from '../fields/RowField';
import { useFormStyles } from '../useFormStyles';
import type { AttributePath } from '../values/productValues';
import { familyMessages as messages } from './familyMessages';

const AttributeValueField = lazy(() =>
  import('../attributes/AttributeValueField').then((module) => ({ default: module.AttributeValueField })),
);

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
  name: { overflowWrap: 'anywhere' },
  mark: { color: tokens.colorPaletteRedForeground1 },
});

/** An attribute of the product's family. */
export interface FamilyRow {
  definition: AttributeFormatFragment;
  isRequired: boolean;
  /** Path of its value in the form. */
  name: AttributePath;
  /** Path of the field for issues and links. */
  field: string;
  /** Whether a value was entered that the product did not have. */
  isChanged: boolean;
}

/** The attributes of the product's family, each with a field, also those that the product does not have yet. */
export function FamilyAttributes({ rows }: { rows: readonly FamilyRow[] }) {
  const { formatMessage, locale } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  return (
    <div className={form.rows}>
      {rows.map(({ definition, isRequired, name, field, isChanged }) => {
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
              <Suspense fallback={<RowField name={name} label={label} />}>
                <AttributeValueField name={name} label={label} definition={definition} />
              </Suspense>
            </div>
          </FieldSlot>
        );
      })}
    </div>
  );
}
