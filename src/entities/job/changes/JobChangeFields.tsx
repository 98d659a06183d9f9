import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { isObject } from '#lib/isObject';
import { changedItems } from '#lib/changedItems';
import { useProvidedNames } from '#ui/codeNames';
import { emptyValue } from '#ui/emptyValue';
import { fieldName } from '#ui/fieldName';
import { sharedMessages } from '#ui/sharedMessages';
import { textStart } from '#ui/layout/textAlign';
import { narrowQuery } from '#ui/table/tableTypes';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { FieldValue } from './FieldValue';
import { issueMessages } from '../issues/issueMessages';
import { changeMessages } from './changeMessages';

const useStyles = makeStyles({
  table: {
    ...typographyStyles.body1,
    width: '100%',
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
  unchanged: { ...typographyStyles.caption1, display: 'block' },
  below: { borderBlockStartStyle: 'none', paddingBlockStart: 0 },
  fieldColumn: { width: '24%' },
});

export interface JobChangeFieldsProps {
  name: string;
  /** The fields by path, or null for a product that was created. */
  before: unknown;
  /** The fields by path, or null for a product that was deleted. */
  after: unknown;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that a job changed, before and after; on phones, the name of each field is above its values. */
export function JobChangeFields({ name, before, after }: JobChangeFieldsProps) {
  const intl = useIntl();
  const names = useProvidedNames();
  const { formatMessage } = intl;
  const toShown = (field: string, value: unknown) => {
    if (field === 'family' && typeof value === 'string') return names.family(value);
    if (field !== 'notInChannels' || !Array.isArray(value)) return value;
    return (value as unknown[]).map((code) => (typeof code === 'string' ? names.channel(code) : code));
  };
  const styles = useStyles();
  const isNarrow = useMediaQuery(narrowQuery);
  const allSides = [
    { id: 'before', header: changeMessages.before, values: isObject(before) ? before : null },
    { id: 'after', header: changeMessages.after, values: isObject(after) ? after : null },
  ] as const;
  const sides = allSides.filter((side) => side.values !== null);
  const fields = [...new Set(sides.flatMap(({ values }) => Object.keys(values ?? {})))].filter(
    // A complete product has every field; empty ones are omitted.
    (field) => sides.length === 2 || sides.some(({ values }) => !isEmpty(values?.[field])),
  );
  const getChange = (field: string) =>
    isObject(before) && isObject(after) ? changedItems(before[field], after[field]) : null;
  const getCells = (field: string) => {
    const change = getChange(field);
    return sides.map(({ id, values }) => (
      <td key={id} className={mergeClasses(styles.cell, isNarrow && styles.below)}>
        <FieldValue
          value={toShown(field, change ? change[id] : values?.[field])}
          former={id === 'after' ? change?.before : undefined}
          emptyLabel={change && change.unchangedCount > 0 ? '–' : emptyValue(field, intl)}
        />
      </td>
    ));
  };
  const getName = (field: string) => {
    const count = getChange(field)?.unchangedCount ?? 0;
    return (
      <>
        {fieldName(field, intl, names)}
        {count > 0 && (
          <span className={styles.unchanged}>{formatMessage(sharedMessages.unchangedItems, { count })}</span>
        )}
      </>
    );
  };
  const nameStyle = mergeClasses(styles.cell, styles.field);
  return (
    <table className={styles.table} aria-label={formatMessage(changeMessages.getFields, { name })}>
      {!isNarrow && (
        <colgroup>
          <col className={styles.fieldColumn} />
        </colgroup>
      )}
      <thead>
        <tr>
          {!isNarrow && (
            <th scope="col" className={styles.head}>
              {formatMessage(issueMessages.field)}
            </th>
          )}
          {sides.map(({ id, header }) => (
            <th key={id} scope="col" className={styles.head}>
              {formatMessage(header)}
            </th>
          ))}
        </tr>
      </thead>
      {fields.map((field) => (
        <tbody key={field}>
          {isNarrow && (
            <tr>
              <th scope="rowgroup" colSpan={sides.length} className={nameStyle}>
                {getName(field)}
              </th>
            </tr>
          )}
          <tr>
            {!isNarrow && (
              <th scope="row" className={nameStyle}>
                {getName(field)}
              </th>
            )}
            {getCells(field)}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
