import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { href, paths } from '#routing/paths';
import { useNavLinkStyles } from '#ui/layout/navLinkStyles';
import type { ComponentId } from '../list/componentIds';
import { componentList } from '../list/componentList';
import { componentSections } from '../list/findComponents';
import { messages } from '../messages';

const useStyles = makeStyles({
  rail: {
    position: 'sticky',
    insetBlockStart: '80px',
    maxHeight: 'calc(100dvh - 104px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  heading: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground3,
    margin: 0,
    padding: `${tokens.spacingVerticalS} 10px ${tokens.spacingVerticalXS}`,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  link: { height: '32px' },
});

/** The list of all pages beside a page. */
export function ComponentRail({ currentId }: { currentId: ComponentId }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const linkStyles = useNavLinkStyles();
  const railRef = useRef<HTMLElement>(null);
  // Shows the current page in a list that is longer than the window, without scrolling the window itself.
  useEffect(() => {
    const rail = railRef.current;
    const link = rail?.querySelector<HTMLElement>('[aria-current]');
    if (rail && link) rail.scrollTop = link.offsetTop - rail.clientHeight / 2;
  }, [currentId]);
  return (
    <nav ref={railRef} className={styles.rail} aria-label={formatMessage(messages.allPages)}>
      {componentSections.map((section) => {
        const entries = componentList.filter((entry) => entry.section === section);
        if (entries.length === 0) return null;
        return (
          <Fragment key={section}>
            <p className={styles.heading}>{formatMessage(messages[`section.${section}`])}</p>
            <ul className={styles.list}>
              {entries.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={href(paths.componentDetail, { componentId: id })}
                    className={mergeClasses(linkStyles.link, styles.link, id === currentId && linkStyles.current)}
                    aria-current={id === currentId ? 'page' : undefined}
                  >
                    {formatMessage(title)}
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </nav>
  );
}
