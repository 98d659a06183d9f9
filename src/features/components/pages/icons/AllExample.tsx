import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '#ui/filter/SearchField';
import { nameMessages } from '#ui/nameMessages';
import { Placeholder } from '#ui/state/Placeholder';
import { useCopy } from '../../page/useCopy';
import { messages } from './messages';
import { useIcons } from './useIcons';

/** How many icons are added at a time. */
const STEP = 60;

const useStyles = makeStyles({
  stack: { display: 'grid', rowGap: tokens.spacingVerticalM, justifyItems: 'start' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  icon: {
    ...typographyStyles.caption2,
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    width: '100%',
    minWidth: 0,
    height: '88px',
    padding: tokens.spacingHorizontalXS,
    overflowWrap: 'anywhere',
    '& svg': { fontSize: '24px', flexShrink: 0 },
  },
});

/** All icons with a search. A click copies the name. */
export function AllExample() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const copy = useCopy();
  const icons = useIcons();
  const [search, setSearch] = useState({ q: '', count: STEP });
  if (!icons) return <Placeholder height={480} />;
  const words = search.q.toLowerCase().split(/\s+/);
  const found = icons.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <SearchField
          label={formatMessage(messages.search)}
          value={search.q}
          onChange={(q) => setSearch({ q, count: STEP })}
        />
        <span role="status">{formatMessage(messages.found, { count: found.length })}</span>
      </div>
      <ul className={styles.list}>
        {found.slice(0, search.count).map(({ name, Icon }) => (
          <li key={name}>
            <Button
              appearance="subtle"
              className={styles.icon}
              onClick={() => void copy(name, formatMessage(messages.copied, { name }))}
            >
              <Icon aria-hidden="true" />
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > search.count && (
        <Button onClick={() => setSearch({ ...search, count: search.count + STEP })}>
          {formatMessage(nameMessages.showMore)}
        </Button>
      )}
    </div>
  );
}
