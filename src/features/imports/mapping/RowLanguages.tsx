import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import type { ColumnMapping } from '../importDraft';
import type { CatalogChoices, FileInspection } from '../importStep';
import { languageMessages as messages } from './languageMessages';
import { LanguageSelect } from './LanguageSelect';
import { getMeanings, withMeanings } from './lookup';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  list: { display: 'grid', rowGap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
  },
  code: { ...typographyStyles.body1Strong, minWidth: '120px' },
  count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, minWidth: '80px' },
});

export interface RowLanguagesProps {
  mapping: readonly ColumnMapping[];
  catalog: CatalogChoices;
  inspection: Pick<FileInspection, 'languageCodes' | 'layout'>;
  inFile: readonly string[];
  onChange: (source: string, changes: Partial<ColumnMapping>) => void;
}

/** The language of each code in the column with the language of the rows, such as Magento’s store views. */
export function RowLanguages({ mapping, catalog, inspection, inFile, onChange }: RowLanguagesProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const column = mapping.find(({ target }) => target === 'locale');
  if (!column || inspection.languageCodes.length === 0) return null;
  const meanings = getMeanings(column);
  const choose = (value: string, meaning: string) => {
    const others = meanings.filter((known) => known.value !== value);
    onChange(column.source, { transforms: withMeanings(column, meaning ? [...others, { value, meaning }] : others) });
  };
  return (
    <Panel heading={formatMessage(messages.rowsHeading)}>
      <p className={styles.text}>
        {formatMessage(messages.rowsText, { column: <bdi key="column">{column.source}</bdi> })}
      </p>
      <ul className={styles.list}>
        {inspection.languageCodes.map(({ value, rowCount }) => (
          <li key={value} className={styles.item}>
            <bdi className={styles.code}>{value}</bdi>
            <span className={styles.count}>{formatMessage(messages.rowCount, { count: rowCount })}</span>
            <LanguageSelect
              label={formatMessage(messages.languageOf, { column: value })}
              value={meanings.find((known) => known.value === value)?.meaning ?? ''}
              none={formatMessage(messages.rowsSkipped)}
              // In other layouts, rows in the default language have no code.
              hasDefault={inspection.layout.code === 'UNOPIM'}
              catalog={catalog}
              inFile={inFile}
              onChange={(locale) => choose(value, locale)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
