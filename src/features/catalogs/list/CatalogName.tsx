import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { usePreferences } from '#preferences/preferencesContext';
import { messages } from '../messages';

const useStyles = makeStyles({
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  code: { overflow: 'hidden', textOverflow: 'ellipsis' },
  codeLine: {
    ...typographyStyles.caption1,
    display: 'flex',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  selected: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorBrandForeground1,
    flexShrink: 0,
  },
});

/** A catalog's name and code, with a marker if it is the current catalog. */
export function CatalogName({ catalog }: { catalog: { id: string; name: string; code: string } }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { selectedCatalog } = usePreferences().preferences;
  return (
    <>
      <span className={styles.line}>{catalog.name}</span>
      <span className={mergeClasses(styles.line, styles.codeLine)}>
        <span className={styles.code}>{catalog.code}</span>
        {selectedCatalog === catalog.id && <span className={styles.selected}>{formatMessage(messages.selected)}</span>}
      </span>
    </>
  );
}
