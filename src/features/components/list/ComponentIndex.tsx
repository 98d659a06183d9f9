import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Link } from '#routing/Link';
import { urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { Page } from '#ui/layout/Page';
import { EmptyState } from '#ui/state/EmptyState';
import { ClearButton } from '#ui/table/ClearButton';
import { messages } from '../messages';
import { componentSections, findComponents } from './findComponents';
import type { ComponentSection } from './componentIds';
import type { ComponentEntry } from './componentList';

const params = { q: urlText() };

const useStyles = makeStyles({
  section: { display: 'grid', rowGap: tokens.spacingVerticalM },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    ...typographyStyles.body1,
    boxSizing: 'border-box',
    display: 'block',
    height: '100%',
    padding: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    textDecorationLine: 'none',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}`, boxShadow: tokens.shadow4 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  title: { ...typographyStyles.body1Strong, display: 'block', color: tokens.colorNeutralForeground1 },
  count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

interface SectionProps {
  section: ComponentSection;
  entries: readonly ComponentEntry[];
}

function Section({ section, entries }: SectionProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {formatMessage(messages[`section.${section}`])}
      </h2>
      <ul className={styles.cards}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link className={styles.card} to={href(paths.componentDetail, { componentId: entry.id })}>
              <span className={styles.title}>{formatMessage(entry.title)}</span> {formatMessage(entry.summary)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All components by section, with a search over names, summaries, and keywords. */
export function ComponentIndex() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [{ q }, setState] = useUrlState(params);
  const found = findComponents(q, formatMessage);
  return (
    <Page heading={formatMessage(messages.heading)} description={formatMessage(messages.description)}>
      <FilterBar>
        <SearchField label={formatMessage(messages.search)} value={q} onChange={(text) => setState({ q: text })} />
        <span role="status" className={styles.count}>
          {formatMessage(messages.count, { count: found.length })}
        </span>
      </FilterBar>
      {componentSections.map((section) => {
        const entries = found.filter((entry) => entry.section === section);
        return entries.length > 0 && <Section key={section} section={section} entries={entries} />;
      })}
      {found.length === 0 && (
        <EmptyState
          drawing="search"
          title={formatMessage(messages.emptyTitle)}
          description={formatMessage(messages.emptyText)}
          actions={<ClearButton onClick={() => setState({ q: '' })}>{formatMessage(messages.clear)}</ClearButton>}
        />
      )}
    </Page>
  );
}
