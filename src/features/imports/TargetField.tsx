import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useControlStyles } from '../../ui/controlStyles';
import { NativeSelect } from '../../ui/NativeSelect';
import { mappingMessages as messages } from './mappingMessages';
import { isVariantTarget, namedPrefixes, namedTarget, type ImportTarget } from './targets';

const useStyles = makeStyles({
  field: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 220px)',
    columnGap: tokens.spacingHorizontalXS,
    flexGrow: 1,
    minWidth: 0,
    // Room for the outline of what has the focus.
    padding: '3px',
  },
  named: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  name: {
    ...typographyStyles.caption1,
    width: '100%',
    height: '24px',
    paddingInline: tokens.spacingHorizontalS,
  },
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
  const controls = useControlStyles();
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
    <span className={mergeClasses(styles.field, named !== null && styles.named)}>
      <NativeSelect
        isSmall
        aria-label={formatMessage(messages.targetOf, { column })}
        value={named?.prefix ?? target ?? ''}
        onChange={(event) => choose(event.target.value)}
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
      </NativeSelect>
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
