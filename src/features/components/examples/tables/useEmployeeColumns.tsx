import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PictureName } from '#ui/picture/PictureName';
import type { Column } from '#ui/table/tableTypes';
import { Money } from '#ui/text/Money';
import { StatusBadge } from '#ui/text/StatusBadge';
import { TruncatedText } from '#ui/text/TruncatedText';
import { employeeTones } from './employeeParams';
import type { EmployeeTableQuery } from './EmployeeTable.generated';
import { tableMessages as messages } from './tableMessages';

/** A row of the employee table. */
export type Employee = EmployeeTableQuery['employees']['employees'][number];

/** The columns of the employee table. Their IDs are the server’s sort keys. */
export function useEmployeeColumns(): readonly Column<Employee>[] {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  return useMemo(() => {
    const columns: Column<Employee>[] = [
      {
        id: 'FULL_NAME',
        header: formatMessage(messages.employee),
        cell: ({ avatar, fullName, post }) => <PictureName url={avatar} name={fullName} note={post} />,
        width: 224,
      },
      { id: 'EMAIL', header: formatMessage(messages.email), cell: ({ email }) => <TruncatedText text={email} /> },
      {
        id: 'CITY',
        header: formatMessage(messages.city),
        cell: ({ city }) => <TruncatedText text={city} />,
        width: 124,
      },
      {
        id: 'START_DATE',
        header: formatMessage(messages.startDate),
        cell: ({ startDate }) => formatDate(startDate, { dateStyle: 'medium', timeZone: 'UTC' }),
        width: 128,
      },
      {
        id: 'SALARY',
        header: formatMessage(messages.salary),
        cell: ({ salary }) => <Money amount={salary.amount} currency={salary.currencyCode} />,
        width: 128,
        align: 'end',
      },
      { id: 'AGE', header: formatMessage(messages.age), cell: ({ age }) => formatNumber(age), width: 76, align: 'end' },
      {
        id: 'EXPERIENCE',
        header: formatMessage(messages.experience),
        cell: ({ experience }) => formatMessage(messages.years, { count: experience }),
        width: 116,
        align: 'end',
      },
      {
        id: 'STATUS',
        header: formatMessage(messages.status),
        cell: ({ status }) => <StatusBadge tone={employeeTones[status]} label={formatMessage(messages[status])} />,
        width: 124,
      },
    ];
    return columns.map((column) => ({
      ...column,
      isSortable: true,
      isHideable: column.id !== 'FULL_NAME',
      isHiddenAtFirst: column.id === 'AGE' || column.id === 'EXPERIENCE',
    }));
  }, [formatMessage, formatDate, formatNumber]);
}
