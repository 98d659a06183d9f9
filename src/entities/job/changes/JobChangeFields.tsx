import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { isObject } from '../../../lib/isObject';
import { useProvidedNames } from '../../../ui/codeNames';
import { fieldName } from '../../../ui/fieldName';
import { textStart } from '../../../ui/layout/textAlign';
import { FieldValue } from './FieldValue';
import { issueMessages } from '../issues/issueMessages';
import { changeMessages } from './changeMessages';

const useStyles = makeStyles({
  scroller: { overflowX: 'auto' },
  table: {
    ...typographyStyles.body1,
    width: '100%',
    minWidth: '480px',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
  },
  head: { ...typographyStyles.caption1Strong, color: tokens.colorNeutralForeground3, ...textStart },
  cell: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalSNudge} 0`,
    verticalAlign: 'top',
    ...textStart,
    overflowWrap: 'anywhere',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
  },
  field: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  fieldColumn: { width: '24%' },
});

/** Props of `JobChangeFields`. */
export interface JobChangeFieldsProps {
  name: string;
  /** The fields by path, or null for a product that was created. */
  before: unknown;
  /** The fields by path, or null for a product that was deleted. */
  after: unknown;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that a job changed, before and after. */
export function JobChangeFields({ name, before, after }: JobChangeFieldsProps) {
  const intl = useIntl();
  const names = useProvidedNames();
  const { formatMessage } = intl;
  const toShown = (field: string, value: unknown) =>
    field === 'family' && typeof value === 'string' ? names.family(value) : value;
  const styles = useStyles();
  const sides = [
    { id: 'before', header: changeMessages.before, values: isObject(before) ? before : null },
    { id: 'after', header: changeMessages.after, values: isObject(after) ? after : null },
  ].filter((side) => side.values !== null);
  const fields = [...new Set(sides.flatMap(({ values }) => Object.keys(values ?? {})))].filter(
    // A complete product has every field; empty ones are omitted.
    (field) => sides.length === 2 || sides.some(({ values }) => !isEmpty(values?.[field])),
  );
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={formatMessage(changeMessages.getFields, { name })}>
        <colgroup>
          <col className={styles.fieldColumn} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {formatMessage(issueMessages.field)}
            </th>
            {sides.map(({ id, header }) => (
              <th key={id} scope="col" className={styles.head}>
                {formatMessage(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row" className={mergeClasses(styles.cell, styles.field)}>
                {fieldName(field, intl, names)}
              </th>
              {sides.map(({ id, values }) => (
                <td key={id} className={styles.cell}>
                  <FieldValue
                    value={toShown(field, values?.[field])}
                    former={id === 'after' && isObject(before) ? before[field] : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
