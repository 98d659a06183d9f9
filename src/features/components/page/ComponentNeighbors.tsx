import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { mirrored } from '#ui/layout/mirrored';
import { componentList, type ComponentEntry } from '../list/componentList';
import { messages } from '../messages';

const useStyles = makeStyles({
  nav: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  after: { marginInlineStart: tokens.spacingHorizontalSNudge },
  arrow: mirrored,
});

const toPage = ({ id }: ComponentEntry) => href(paths.componentDetail, { componentId: id });

/** Links to the pages before and after a page. */
export function ComponentNeighbors({ entry }: { entry: ComponentEntry }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const place = componentList.indexOf(entry);
  const [previous, next] = [componentList[place - 1], componentList[place + 1]];
  return (
    <nav className={styles.nav} aria-label={formatMessage(messages.neighbors)}>
      {previous && (
        <LinkButton to={toPage(previous)} icon={<ArrowLeft20Regular className={styles.arrow} />}>
          {formatMessage(messages.previous, { title: formatMessage(previous.title) })}
        </LinkButton>
      )}
      {/* Keeps the next page at the end of the line. */}
      <span />
      {next && (
        <LinkButton to={toPage(next)}>
          {formatMessage(messages.next, { title: formatMessage(next.title) })}
          <ArrowRight20Regular className={mergeClasses(styles.arrow, styles.after)} />
        </LinkButton>
      )}
    </nav>
  );
}
