import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { EmployeeListInput } from '#graphql/types.generated';
import { toCsv } from '#lib/csv';
import { saveFile } from '#lib/saveFile';
import { messages as uiMessages } from '#ui/messages';
import { useToast } from '#ui/state/useToast';
import { EmployeeTableDocument } from './EmployeeTable.generated';
import { tableMessages as messages } from './tableMessages';
import type { Employee } from './useEmployeeColumns';

/** The largest page that the server returns. */
const perPage = 100;

/** Saves all employees that match, on every page, as a CSV file. */
export function useEmployeeExport() {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  const loadAll = async (input: EmployeeListInput): Promise<Employee[]> => {
    const all: Employee[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { data } = await client.query({
        query: EmployeeTableDocument,
        variables: { input: { ...input, page, perPage } },
        fetchPolicy: 'no-cache',
      });
      all.push(...(data?.employees.employees ?? []));
      pages = data?.employees.totalPages ?? 0;
    }
    return all;
  };

  const exportAll = async (input: EmployeeListInput) => {
    const { formatMessage } = intl;
    setIsBusy(true);
    try {
      const header = [
        ...[messages.employee, messages.post, messages.email, messages.city, messages.startDate],
        ...[messages.salary, messages.age, messages.experience, messages.status],
      ].map((message) => formatMessage(message));
      const rows = (await loadAll(input)).map((each) => [
        ...[each.fullName, each.post, each.email, each.city, each.startDate, each.salary.amount],
        ...[String(each.age), String(each.experience), formatMessage(messages[each.status])],
      ]);
      saveFile(toCsv([header, ...rows]), 'employees.csv');
    } catch (error) {
      toast.error(formatMessage(uiMessages.downloadFailed), getErrorMessage(error, intl));
    } finally {
      setIsBusy(false);
    }
  };
  return { exportAll, isBusy };
}
