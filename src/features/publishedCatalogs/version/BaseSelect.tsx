import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { versionName } from '#entities/publishedCatalog/versionName';
import { NativeSelect } from '#ui/control/NativeSelect';
import { versionMessages } from './versionMessages';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    ...typographyStyles.body1,
  },
});

export interface BaseSelectProps {
  /** Null for the first version. */
  previous: { version: number } | null;
  /** The other versions of the catalog, newest first. */
  others: readonly { id: string; version: number; label: string }[];
  /** Id of a version; empty for the previous one. */
  value: string;
  onChange: (id: string) => void;
}

/** Selects the version that another one is compared with. */
export function BaseSelect({ previous, others, value, onChange }: BaseSelectProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const selectId = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={selectId}>{formatMessage(versionMessages.comparedWith)}</label>
      <NativeSelect id={selectId} isWide value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">
          {previous
            ? formatMessage(versionMessages.previousVersion, { version: previous.version })
            : formatMessage(versionMessages.noVersion)}
        </option>
        {others.map(({ id, version, label }) => (
          <option key={id} value={id}>
            {versionName({ version, label }, intl)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
