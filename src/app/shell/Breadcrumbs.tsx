import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronRight12Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link';
import { usePathname } from '../../routing/navigation';
import { usePageNames } from '../../routing/pageNames';
import { screenAt, screenChain } from '../screenAt';
import { messages } from './messages';

const useStyles = makeStyles({
  list: {
    ...typographyStyles.body1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    whiteSpace: 'nowrap',
  },
  crumb: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minWidth: 0,
    // On a phone the way back is enough: the page's own name stands in its heading.
    '@media (max-width: 599.98px)': { ':not(:nth-last-child(2))': { display: 'none' } },
  },
  // Alone it says no more than the heading, for which a phone has room.
  alone: { minWidth: 0, '@media (max-width: 599.98px)': { display: 'none' } },
  name: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderRadius: tokens.borderRadiusSmall,
    paddingInline: tokens.spacingHorizontalXXS,
  },
  link: {
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
  },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground4, '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** The way from the outermost screen to the one that is open, by name. */
export function Breadcrumbs() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const names = usePageNames();
  const pathname = usePathname();
  const match = screenAt(pathname);
  // Refusals are no place that one could be at.
  const chain = match && !match.screen.isPublic ? screenChain(match) : [];
  return (
    <nav aria-label={formatMessage(messages.breadcrumbs)}>
      <ol className={styles.list}>
        {chain.map(({ screen, path }, place) => {
          const name = names.get(path) ?? formatMessage(screen.title);
          const isLast = place === chain.length - 1;
          return (
            <li key={path} className={chain.length > 1 ? styles.crumb : styles.alone}>
              {isLast ? (
                <span className={styles.name} aria-current="page">
                  {name}
                </span>
              ) : (
                <>
                  <Link to={path} className={mergeClasses(styles.name, styles.link)}>
                    {name}
                  </Link>
                  <ChevronRight12Regular className={styles.chevron} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
