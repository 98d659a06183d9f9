import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { usePageTitle } from '../../routing/pageNames';
import { LinkButton } from '../../ui/control/LinkButton';
import { Page } from '../../ui/layout/Page';
import { Panel } from '../../ui/layout/Panel';
import { EmptyState } from '../../ui/state/EmptyState';
import { componentGroups } from './componentGroups';
import { Example } from './Example';
import { KeyTable } from './KeyTable';
import { messages } from './messages';
import { titles } from './titles';

const useStyles = makeStyles({ text: { ...typographyStyles.body1, margin: 0, maxWidth: '72ch' } });

const pages = componentGroups.flatMap((group) => group.pages);

/** The page of a component: examples with their code, keys, and accessibility notes. */
export function ComponentView() {
  const { componentId } = useParams();
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const page = pages.find(({ id }) => id === componentId);
  usePageTitle(page && formatMessage(page.title));
  if (!page) {
    return (
      <Page heading={formatMessage(titles.view)}>
        <EmptyState
          title={formatMessage(messages.notFound)}
          actions={<LinkButton to={paths.componentList}>{formatMessage(messages.allComponents)}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page heading={formatMessage(page.title)} description={formatMessage(page.description)}>
      {page.examples.map((example, place) => (
        <Example key={`${page.id}-${place}`} example={example} />
      ))}
      <Panel heading={formatMessage(messages.keyboard)}>
        <KeyTable keys={page.keys} />
      </Panel>
      <Panel heading={formatMessage(messages.accessibility)}>
        <p className={styles.text}>{formatMessage(page.notes)}</p>
      </Panel>
    </Page>
  );
}
