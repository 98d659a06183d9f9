import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AbilitySubject } from '#graphql/types.generated';
import { useMatrixStyles } from './matrixStyles';
import { messages } from './messages';
import { groupNames, subjects, type SubjectGroup } from '#entities/permission/subjects';

export interface SubjectTableProps<Column extends string> {
  label: string;
  subjects: readonly AbilitySubject[];
  columns: readonly { id: Column; header: ReactNode }[];
  /** The content of the cell for a resource and a column. */
  cell: (subject: AbilitySubject, column: Column) => ReactNode;
  /** Whether to center the content, for icons in narrow columns. Text is start-aligned. */
  isCentered?: boolean;
}

const groups = Object.keys(groupNames).filter((key): key is SubjectGroup => key in groupNames);

/** A scrollable region is focusable, so that the arrow keys scroll it. */
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

/** A table with one row per resource, in groups. */
export function SubjectTable<Column extends string>(props: SubjectTableProps<Column>) {
  const { label, subjects: all, columns, cell, isCentered = false } = props;
  const { formatMessage } = useIntl();
  const styles = useMatrixStyles();
  const filled = groups.flatMap((group) => {
    const members = all.filter((subject) => subjects[subject].group === group);
    return members.length > 0 ? [{ group, members }] : [];
  });
  return (
    <div {...scrollRegion} className={styles.scroller} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.subject, styles.head)}>
              {formatMessage(messages.subject)}
            </th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={mergeClasses(styles.head, isCentered && styles.center)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {filled.map(({ group, members }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                <span className={styles.groupName}>{formatMessage(groupNames[group])}</span>
              </th>
            </tr>
            {members.map((subject) => (
              <tr key={subject}>
                <th scope="row" className={styles.subject}>
                  {formatMessage(subjects[subject].name)}
                </th>
                {columns.map(({ id }) => (
                  <td key={id} className={mergeClasses(styles.cell, isCentered && styles.center)}>
                    {cell(subject, id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
