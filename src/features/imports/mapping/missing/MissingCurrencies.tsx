import { useIntl } from 'react-intl';
import { currencyMessages as messages } from '../currencyMessages';
import { plainMapping } from '../../importDraft';
import type { ImportStepProps } from '../../importStep';
import { MissingChoice } from './MissingChoice';
import { missingCurrencies } from '../targets';
import { useCurrencyName } from '../useCurrencyName';
import { useQuotedList } from '../labels/useQuotedList';

export type MissingCurrenciesProps = Pick<ImportStepProps, 'mapping' | 'catalog' | 'draft' | 'change'>;

/** For each currency in the file that the catalog does not have, offers to add it or to skip its columns. */
export function MissingCurrencies({ mapping, catalog, draft, change }: MissingCurrenciesProps) {
  const { formatMessage } = useIntl();
  const quoteAll = useQuotedList();
  const getName = useCurrencyName();
  return missingCurrencies(mapping, catalog.currencies).map(({ code, columns }) => {
    const isAdded = draft.addCurrencies.includes(code);
    const words = { columns: quoteAll(columns), count: columns.length };
    const add = (isWanted: boolean) =>
      change(({ addCurrencies }) => ({
        addCurrencies: isWanted ? [...addCurrencies, code] : addCurrencies.filter((other) => other !== code),
      }));
    const leaveOut = () =>
      change(() => ({
        mapping: plainMapping(mapping).map((column) =>
          columns.includes(column.source) ? { ...column, target: null } : column,
        ),
      }));
    return (
      <MissingChoice
        key={code}
        text={formatMessage(messages.lacking, { ...words, currency: getName(code) })}
        addLabel={formatMessage(messages.add, { code })}
        leaveOutLabel={formatMessage(messages.leaveOut, words)}
        isAdded={isAdded}
        onAdd={add}
        onLeaveOut={leaveOut}
      />
    );
  });
}
