import { useIntl } from 'react-intl';
import { Notice } from '#ui/state/Notice';
import type { ColumnMapping } from '../importDraft';
import type { CatalogChoices } from '../importStep';
import { isOwnText } from './languages';
import { mappingMessages as messages } from './mappingMessages';
import { currencyMessages } from './currencyMessages';
import { isCurrencyMissing, isNameMissing, ambiguousPrices, type ImportTarget, type RepeatedColumn } from './targets';
import { questionMessages } from './questionMessages';
import { useQuotedList } from './labels/useQuotedList';

export interface MappingNoticesProps {
  mapping: readonly ColumnMapping[];
  targets: readonly ImportTarget[];
  catalog: Pick<CatalogChoices, 'defaultLocale'>;
  repeated: readonly RepeatedColumn[];
}

/** Notices about what a mapping is missing. */
export function MappingNotices({ mapping, targets, catalog, repeated }: MappingNoticesProps) {
  const { formatMessage, formatList } = useIntl();
  const quoteAll = useQuotedList();
  const used = new Set(mapping.filter((column) => isOwnText(column, catalog)).map(({ target }) => target));
  const missing = targets.filter(({ code, isRequired }) => isRequired && !used.has(code));
  const unnamed = mapping.filter(isNameMissing).length;
  const withoutCurrency = mapping.filter(isCurrencyMissing).length;
  const unclear = ambiguousPrices(mapping);
  if (mapping.every(({ target }) => target === null)) {
    return <Notice tone="warning">{formatMessage(messages.nothingMapped)}</Notice>;
  }
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning">
          {formatMessage(messages.missing, { fields: formatList(missing.map(({ label }) => label)) })}
        </Notice>
      )}
      {unnamed > 0 && <Notice tone="warning">{formatMessage(messages.namesMissing, { count: unnamed })}</Notice>}
      {withoutCurrency > 0 && (
        <Notice tone="warning">{formatMessage(currencyMessages.missing, { count: withoutCurrency })}</Notice>
      )}
      {repeated.map(({ source, first }) => (
        <Notice key={source} tone="warning">
          {formatMessage(questionMessages.repeated, { columns: quoteAll([first, source]) })}
        </Notice>
      ))}
      {unclear.length > 0 && (
        <Notice tone="warning">
          {formatMessage(currencyMessages.unclear, {
            columns: quoteAll(unclear.map(({ source }) => source)),
            count: unclear.length,
            choice: formatMessage(currencyMessages.price),
          })}
        </Notice>
      )}
    </>
  );
}
