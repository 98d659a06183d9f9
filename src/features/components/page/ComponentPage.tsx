import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '#routing/pageNames';
import { paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { Page } from '#ui/layout/Page';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { componentList, type ComponentEntry } from '../list/componentList';
import { messages } from '../messages';
import { ComponentContent } from './ComponentContent';
import { ComponentRail } from './ComponentRail';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
  },
});

function KnownComponent({ entry }: { entry: ComponentEntry }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isWide = useMediaQuery('(min-width: 1200px)');
  const title = formatMessage(entry.title);
  usePageTitle(title);
  return (
    <div className={mergeClasses(isWide && styles.columns)}>
      {isWide && <ComponentRail currentId={entry.id} />}
      <Page heading={title} description={formatMessage(entry.summary)} isNarrow>
        {/* The content loads anew for each page. */}
        <ComponentContent key={entry.id} entry={entry} />
      </Page>
    </div>
  );
}

/** One component: examples with their code, the keyboard, and notes on accessibility. */
export function ComponentPage() {
  const { formatMessage } = useIntl();
  const { componentId } = useParams();
  const entry = componentList.find(({ id }) => id === componentId);
  if (entry) return <KnownComponent entry={entry} />;
  return (
    <RecordNotFound
      heading={formatMessage(messages.page)}
      title={formatMessage(messages.notFoundTitle)}
      description={formatMessage(messages.notFoundText)}
      actions={<LinkButton to={paths.componentList}>{formatMessage(messages.toList)}</LinkButton>}
    />
  );
}
