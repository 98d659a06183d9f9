import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useControlStyles } from '#ui/control/controlStyles';
import { GroupedPicker } from '#ui/form/picker/GroupedPicker';
import { currencyMessages } from '../currencyMessages';
import { CurrencySelect } from './CurrencySelect';
import { mappingMessages as messages } from '../mappingMessages';
import {
  currencyPrefixes,
  currencyTarget,
  isVariantTarget,
  namedPrefixes,
  namedTarget,
  type ImportTarget,
} from '../targets';

const useStyles = makeStyles({
  field: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 220px)',
    columnGap: tokens.spacingHorizontalXS,
    flexGrow: 1,
    minWidth: 0,
    // Space for the focus outline.
    padding: '3px',
  },
  named: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    // On small screens, currency names need the full width.
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXS },
  },
  name: {
    ...typographyStyles.caption1,
    width: '100%',
    height: '24px',
    paddingInline: tokens.spacingHorizontalS,
  },
});

export interface TargetFieldProps {
  column: string;
  target: string | null;
  targets: readonly ImportTarget[];
  /** The attributes that have a definition, by the name that products have them under. */
  attributes: readonly { name: string; label: string }[];
  /** The catalog's currencies. */
  currencies: readonly string[];
  onChange: (target: string | null) => void;
}

const labels = {
  'attribute:': messages.attribute,
  'variantAttribute:': messages.variantAttribute,
  'option:': messages.option,
  'price:': currencyMessages.price,
  'salePrice:': currencyMessages.salePrice,
  'compareAtPrice:': currencyMessages.compareAtPrice,
  'discountAmount:': currencyMessages.discountAmount,
  'saleFrom:': currencyMessages.saleFrom,
  'saleUntil:': currencyMessages.saleUntil,
  'variantPrice:': currencyMessages.variantPrice,
  'variantSalePrice:': currencyMessages.variantSalePrice,
  'variantCompareAtPrice:': currencyMessages.variantCompareAtPrice,
  'variantSurcharge:': currencyMessages.variantSurcharge,
};

/** The target of a column: a field, amounts in a currency, a named attribute or option, or none. */
export function TargetField(props: TargetFieldProps) {
  const { column, target, targets, attributes, currencies, onChange } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const controls = useControlStyles();
  const named = namedTarget(target);
  const inCurrency = currencyTarget(target);
  const toOptions = (of: readonly ImportTarget[]) => of.map(({ code, label }) => ({ value: code, text: label }));
  const toPrefixOptions = (prefixes: readonly (keyof typeof labels)[]) =>
    prefixes.map((prefix) => ({ value: prefix, text: formatMessage(labels[prefix]) }));
  const groups = [
    {
      label: formatMessage(messages.productFields),
      options: toOptions(targets.filter(({ code }) => !isVariantTarget(code))),
    },
    {
      label: formatMessage(messages.variantFields),
      options: toOptions(targets.filter(({ code }) => isVariantTarget(code))),
    },
    {
      label: formatMessage(messages.defined),
      options: attributes.map(({ name, label }) => ({ value: `attribute:${name}`, text: label })),
    },
    { label: formatMessage(currencyMessages.group), options: toPrefixOptions(currencyPrefixes) },
    { label: formatMessage(messages.named), options: toPrefixOptions(namedPrefixes) },
  ];
  const choose = (value: string) => {
    if (value === '') return onChange(null);
    const prefix = namedPrefixes.find((each) => each === value);
    const currencyPrefix = currencyPrefixes.find((each) => each === value);
    // The column's own name is the most likely one; a name or currency already given is kept.
    if (prefix) onChange(prefix + (named?.name ?? column));
    else onChange(currencyPrefix ? currencyPrefix + (inCurrency?.name ?? '') : value);
  };
  return (
    <span className={mergeClasses(styles.field, (named ?? inCurrency) !== null && styles.named)}>
      <GroupedPicker
        size="small"
        label={formatMessage(messages.toTarget, { column })}
        value={(named ?? inCurrency)?.prefix ?? target ?? ''}
        none={{ value: '', text: formatMessage(messages.notImported) }}
        groups={groups.filter(({ options }) => options.length > 0)}
        onChange={choose}
      />
      {inCurrency && (
        <CurrencySelect
          label={formatMessage(currencyMessages.currencyOf, { column })}
          value={inCurrency.name}
          currencies={currencies}
          onChange={(code) => onChange(inCurrency.prefix + code)}
        />
      )}
      {named && (
        <input
          className={mergeClasses(controls.control, controls.focus, styles.name)}
          aria-label={formatMessage(messages.nameOf, { column })}
          aria-invalid={named.name.trim() === ''}
          placeholder={formatMessage(messages.nameMissing)}
          value={named.name}
          onChange={(event) => onChange(named.prefix + event.target.value)}
        />
      )}
    </span>
  );
}
