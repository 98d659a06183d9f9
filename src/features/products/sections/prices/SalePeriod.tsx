import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useController, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { useNow } from '#ui/hooks/useNow';
import { formatSaleDay } from '#ui/text/withSalePeriod';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { offerFormMessages as messages } from '../../core/messages/offerFormMessages';
import { getSalePhase, type SalePhase } from '#shared/sale';
import { toInstant } from './salePrices';
import { useIsReadOnly } from '../../core/readOnly';
import { useProductForm } from '../../core/useProductForm';

type PriceName = `prices.${number}` | `variants.${number}.prices.${number}`;

const useStyles = makeStyles({
  period: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
  },
  badge: { paddingBlockEnd: tokens.spacingVerticalSNudge },
});

const tones: Readonly<Record<Exclude<SalePhase, 'NONE'>, Tone>> = {
  UPCOMING: 'info',
  RUNNING: 'success',
  ENDED: 'neutral',
};

interface SaleDateProps {
  name: `${PriceName}.compareAtFrom` | `${PriceName}.compareAtUntil`;
  edge: 'start' | 'end';
  label: string;
}

function SaleDate({ name, edge, label }: SaleDateProps) {
  const { control } = useProductForm();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name });
  if (useIsReadOnly() && value === '') return null;
  return (
    <FieldSlot field={name}>
      <Field label={label}>
        <Input
          ref={ref}
          type="date"
          name={name}
          value={value.slice(0, 10)}
          onChange={(_event, data) => onChange(toInstant(data.value, edge, value))}
          onBlur={onBlur}
        />
      </Field>
    </FieldSlot>
  );
}

/** Start, end, and status of a sale. Only for prices with a compare-at price. */
export function SalePeriod({ name }: { name: PriceName }) {
  const intl = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  const price = useWatch({ control, name });
  const phase = getSalePhase(price, useNow());
  if (phase === 'NONE') return null;
  const { formatMessage } = intl;
  return (
    <div role="group" aria-label={formatMessage(messages.sale, { currency: price.currency })} className={styles.period}>
      <SaleDate name={`${name}.compareAtFrom`} edge="start" label={formatMessage(messages.saleFrom)} />
      <SaleDate name={`${name}.compareAtUntil`} edge="end" label={formatMessage(messages.saleUntil)} />
      {(price.compareAtFrom !== '' || price.compareAtUntil !== '') && (
        <div className={styles.badge}>
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
