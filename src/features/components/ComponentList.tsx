import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link';
import { href, paths } from '../../routing/paths';
import { useUrlState } from '../../routing/useUrlState';
import { SearchField } from '../../ui/filter/SearchField';
import { Page } from '../../ui/layout/Page';
import { Panel } from '../../ui/layout/Panel';
import { EmptyState } from '../../ui/state/EmptyState';
import { listMessages } from '../../ui/table/listMessages';
import { componentGroups } from './componentGroups';
import { componentParams } from './componentParams';
import { messages } from './messages';
import { titles } from './titles';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  link: {
    ...typographyStyles.body1Strong,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  text: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** The pages about components by group, with a search in their titles and descriptions. */
export function ComponentList() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [{ q }, setState] = useUrlState(componentParams);
  const search = useCallback((text: string) => setState({ q: text }), [setState]);
  const wanted = q.trim().toLowerCase();
  const groups = componentGroups
    .map(({ id, title, pages }) => ({
      id,
      title: formatMessage(title),
      pages: pages
        .map((page) => ({
          id: page.id,
          title: formatMessage(page.title),
          description: formatMessage(page.description),
        }))
        .filter((page) => `${page.title} ${page.description}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <Page
      heading={formatMessage(titles.list)}
      description={formatMessage(messages.description)}
      actions={<SearchField label={formatMessage(messages.search)} value={q} onChange={search} />}
    >
      {groups.map((group) => (
        <Panel key={group.id} heading={group.title}>
          <ul className={styles.list}>
            {group.pages.map(({ id, title, description }) => (
              <li key={id}>
                <Link className={styles.link} to={href(paths.componentView, { componentId: id })}>
                  {title}
                </Link>
                <p className={styles.text}>{description}</p>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      {groups.length === 0 && (
        <EmptyState
          drawing="search"
          title={formatMessage(messages.noneMatch)}
          description={formatMessage(messages.noneMatchText)}
          actions={<Button onClick={() => search('')}>{formatMessage(listMessages.clearFilters)}</Button>}
        />
      )}
    </Page>
  );
}
