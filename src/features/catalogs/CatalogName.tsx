import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { usePreferences } from '../../preferences/preferencesContext';
import { StatusBadge } from '../../ui/StatusBadge';
import { messages } from './messages';

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
  code: {
    ...typographyStyles.caption1,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
  },
});

/** A catalog's name over its code, and whether it is the one worked in. */
export function CatalogName({ catalog }: { catalog: { id: string; name: string; code: string } }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { selectedCatalog } = usePreferences().preferences;
  return (
    <>
      <span className={styles.name}>
        <span className={styles.text}>{catalog.name}</span>
        {selectedCatalog === catalog.id && <StatusBadge tone="info" label={formatMessage(messages.selected)} />}
      </span>
      <span className={styles.code}>{catalog.code}</span>
    </>
  );
}
