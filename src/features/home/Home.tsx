import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { userName } from '#session/userName';
import { AfterLoading } from '#ui/layout/AfterLoading';
import { Page } from '#ui/layout/Page';
import { InboxPanel } from './InboxPanel';
import { JobsPanel } from './JobsPanel';
import { messages } from './messages';
import { CatalogStart } from './start/CatalogStart';
import { Statistics } from './statistics/Statistics';
import { TasksPanel } from './TasksPanel';
import { VersionsPanel } from './VersionsPanel';
import { Welcome } from './Welcome';

const useStyles = makeStyles({
  panels: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

/** What needs attention, each with a link, and the figures of the shop. Users see what they have permission for. */
export function Home() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { user, can } = useSession();
  const canRead = (subject: string) => can('read', subject);
  const hasPanels = ['Catalog', 'Job', 'PublishedCatalog', 'Task', 'Mail', 'Chat'].some(canRead);
  const hasContent = hasPanels || canRead('Card');
  const name = user ? userName(user) : '';
  return (
    <Page
      heading={formatMessage(messages.heading, { name })}
      description={hasContent && formatMessage(messages.description)}
    >
      {!hasContent && <Welcome />}
      {canRead('Catalog') && <CatalogStart />}
      <AfterLoading>
        {hasPanels && (
          <div className={styles.panels}>
            {canRead('Job') && <JobsPanel />}
            {canRead('PublishedCatalog') && <VersionsPanel />}
            {canRead('Task') && <TasksPanel />}
            {(canRead('Mail') || canRead('Chat')) && <InboxPanel />}
          </div>
        )}
        {canRead('Card') && <Statistics />}
      </AfterLoading>
    </Page>
  );
}
