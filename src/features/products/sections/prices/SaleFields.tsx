import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { useNow } from '#ui/hooks/useNow';
import { formatSaleDay } from '#ui/text/withSalePeriod';
import { formMessages } from '../../core/formMessages';
import { offerFormMessages as messages } from '../../core/messages/offerFormMessages';
import { getSalePhase, type SalePhase } from '#shared/sale';
import { MoneyInput } from './MoneyInput';
import { toInstant } from './salePrices';
import { useIsReadOnly } from '../../core/readOnly';
import type { PriceValues } from '../../core/values/productValues';

const useStyles = makeStyles({
  sale: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    paddingInlineStart: tokens.spacingHorizontalS,
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
  },
  period: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
  },
  input: { minWidth: 0 },
});

const tones: Readonly<Record<Exclude<SalePhase, 'NONE'>, Tone>> = {
  UPCOMING: 'info',
  RUNNING: 'success',
  ENDED: 'neutral',
};

const edges = [
  { field: 'compareAtFrom', edge: 'start', label: messages.saleFrom },
  { field: 'compareAtUntil', edge: 'end', label: messages.saleUntil },
] as const;

export interface SaleFieldsProps {
  price: PriceValues;
  /** Path of the price in the form. */
  path: string;
  /** What labels call the price. */
  name: string;
  error: string | undefined;
  onChange: (change: Partial<PriceValues>) => void;
  onBlur: () => void;
  onRemove: () => void;
}

/** The compare-at price of a sale, its start and end, and its status. */
export function SaleFields({ price, path, name, error, onChange, onBlur, onRemove }: SaleFieldsProps) {
  const intl = useIntl();
  const styles = useStyles();
  const isReadOnly = useIsReadOnly();
  const phase = getSalePhase(price, useNow());
  const { formatMessage } = intl;
  const input = { className: styles.input };
  return (
    <div role="group" aria-label={formatMessage(messages.sale, { currency: name })} className={styles.sale}>
      <Field size="small" label={formatMessage(formMessages.compareAt)} validationMessage={error}>
        <MoneyInput
          label={formatMessage(formMessages.compareAtIn, { currency: name })}
          currency={price.currency}
          name={`${path}.compareAt`}
          value={price.compareAt}
          buttons={
            !isReadOnly && (
              <Button
                appearance="transparent"
                size="small"
                icon={<Dismiss16Regular />}
                aria-label={formatMessage(messages.removeSale, { currency: name })}
                onClick={onRemove}
              />
            )
          }
          onChange={(compareAt) => onChange({ compareAt })}
          onBlur={onBlur}
        />
      </Field>
      <div className={styles.period}>
        {edges
          .filter(({ field }) => !isReadOnly || price[field] !== '')
          .map(({ field, edge, label }) => (
            <Field key={field} size="small" label={formatMessage(label)}>
              <Input
                {...input}
                size="medium"
                input={input}
                type="date"
                name={`${path}.${field}`}
                value={price[field].slice(0, 10)}
                onChange={(_event, data) => onChange({ [field]: toInstant(data.value, edge, price[field]) })}
                onBlur={onBlur}
              />
            </Field>
          ))}
      </div>
      {phase !== 'NONE' && (price.compareAtFrom !== '' || price.compareAtUntil !== '') && (
        <div>
          <StatusBadge
            tone={tones[phase]}
            label={formatMessage(messages[phase], {
              day: phase === 'UPCOMING' ? formatSaleDay(price.compareAtFrom, intl) : null,
            })}
          />
        </div>
      )}
    </div>
  );
}
