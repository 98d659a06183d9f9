import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ChevronRight12Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { usePathname } from '#routing/navigation';
import { usePageNames } from '#routing/pageNames';
import { LinkButton } from '#ui/control/LinkButton';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { mirrored } from '#ui/layout/mirrored';
import { screenAt, screenChain } from '../../screen/screenAt';
import { messages } from '../messages';
import { phoneQuery } from '../frame/shellSize';

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
  },
  // Shortened before all others are.
  long: { flexShrink: 1_000_000, minWidth: '8ch' },
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
  chevron: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground4,
    ...mirrored,
  },
  arrow: mirrored,
});

/** Names with more characters than this one are long. */
const longName = 20;

/** The path from the outermost screen to the current one. On a phone, an arrow that leads back. */
export function Breadcrumbs() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const names = usePageNames();
  const isPhone = useMediaQuery(phoneQuery);
  const pathname = usePathname();
  const match = screenAt(pathname);
  // Error pages have no breadcrumbs.
  const chain = match && !match.screen.isPublic ? screenChain(match) : [];
  const getName = ({ screen, path }: (typeof chain)[number]) => names.get(path) ?? formatMessage(screen.title);
  const above = chain.at(-2);
  // A single page name would only repeat the heading.
  if (!above) return null;
  if (isPhone) {
    const back = formatMessage(messages.back, { page: getName(above) });
    return (
      <nav aria-label={formatMessage(messages.breadcrumbs)}>
        <LinkButton
          to={above.path}
          appearance="subtle"
          icon={<ArrowLeft20Regular className={styles.arrow} />}
          label={back}
        />
      </nav>
    );
  }
  return (
    <nav aria-label={formatMessage(messages.breadcrumbs)}>
      {/* New names are a new list: they move the ones after them. */}
      <ol key={chain.map(getName).join('/')} className={styles.list}>
        {chain.map((crumb, place) => {
          const { path } = crumb;
          const name = getName(crumb);
          const isLast = place === chain.length - 1;
          return (
            <li key={path} className={mergeClasses(styles.crumb, name.length > longName && styles.long)}>
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
