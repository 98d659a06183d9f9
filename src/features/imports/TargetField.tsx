import { Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { mappingMessages as messages } from './mappingMessages';
import { isVariantTarget, namedPrefixes, namedTarget, type ImportTarget } from './targets';

const useStyles = makeStyles({
  field: { display: 'flex', columnGap: tokens.spacingHorizontalXS },
  select: { flexGrow: 1, flexBasis: '50%', minWidth: 0 },
  name: { flexGrow: 1, flexBasis: '50%', minWidth: 0 },
});

/** Props of `TargetField`. */
export interface TargetFieldProps {
  column: string;
  target: string | null;
  targets: readonly ImportTarget[];
  onChange(target: string | null): void;
}

const labels = { 'attribute:': messages.attribute, 'option:': messages.option };

/** What a column becomes: a field, an attribute or option with a name, or nothing. */
export function TargetField({ column, target, targets, onChange }: TargetFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const named = namedTarget(target);
  const groups = [
    { label: messages.productFields, of: targets.filter(({ code }) => !isVariantTarget(code)) },
    { label: messages.variantFields, of: targets.filter(({ code }) => isVariantTarget(code)) },
  ];
  const choose = (value: string) => {
    if (value === '') return onChange(null);
    const prefix = namedPrefixes.find((each) => each === value);
    // The column's own name is the likeliest; a name that was given already stays.
    onChange(prefix ? prefix + (named?.name ?? column) : value);
  };
  return (
    <span className={styles.field}>
      <Select
        className={styles.select}
        size="small"
        aria-label={formatMessage(messages.targetOf, { column })}
        value={named?.prefix ?? target ?? ''}
        onChange={(_event, { value }) => choose(value)}
      >
        <option value="">{formatMessage(messages.notImported)}</option>
        {groups.map(({ label, of }) => (
          <optgroup key={label.id} label={formatMessage(label)}>
            {of.map(({ code, label: name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label={formatMessage(messages.named)}>
          {namedPrefixes.map((prefix) => (
            <option key={prefix} value={prefix}>
              {formatMessage(labels[prefix])}
            </option>
          ))}
        </optgroup>
      </Select>
      {named && (
        <Input
          className={styles.name}
          size="small"
          aria-label={formatMessage(messages.nameOf, { column })}
          aria-invalid={named.name.trim() === ''}
          placeholder={formatMessage(messages.nameMissing)}
          value={named.name}
          onChange={(_event, { value }) => onChange(named.prefix + value)}
        />
      )}
    </span>
  );
}
