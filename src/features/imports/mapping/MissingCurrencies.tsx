import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Notice } from '../../../ui/state/Notice';
import { currencyMessages as messages } from './currencyMessages';
import { plainMapping } from '../importDraft';
import type { ImportStepProps } from '../importStep';
import { missingCurrencies } from './targets';
import { useCurrencyName } from './useCurrencyName';

const useStyles = makeStyles({
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
});

/** Props of `MissingCurrencies`. */
export type MissingCurrenciesProps = Pick<ImportStepProps, 'mapping' | 'currencies' | 'draft' | 'change'>;

/** For each currency in the file that the catalog does not have, offers to add it or to skip its columns. */
export function MissingCurrencies({ mapping, currencies, draft, change }: MissingCurrenciesProps) {
  const { formatMessage, formatList } = useIntl();
  const styles = useStyles();
  const getName = useCurrencyName();
  return missingCurrencies(mapping, currencies).map(({ code, columns }) => {
    const isAdded = draft.addCurrencies.includes(code);
    const words = { columns: formatList(columns.map((column) => `“${column}”`)), count: columns.length };
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
      <Notice
        key={code}
        tone={isAdded ? 'info' : 'warning'}
        actions={
          !isAdded && (
            <Button size="small" onClick={leaveOut}>
              {formatMessage(messages.leaveOut, words)}
            </Button>
          )
        }
      >
        <span className={styles.item}>
          <span>{formatMessage(messages.lacking, { ...words, currency: getName(code) })}</span>
          <Checkbox
            label={formatMessage(messages.add, { code })}
            checked={isAdded}
            onChange={(_event, data) => add(data.checked === true)}
          />
        </span>
      </Notice>
    );
  });
}
