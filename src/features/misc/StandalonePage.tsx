import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { paths } from '#routing/paths';
import { Logo } from '#ui/illustration/Logo';
import { titles } from './titles';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 899.98px)': { padding: tokens.spacingHorizontalL },
  },
  brand: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    columnGap: '10px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  main: { display: 'flex', flexGrow: 1 },
});

/** A page without menu and top bar, which need the server. */
export function StandalonePage({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <header>
        <Link to={paths.home} className={styles.brand}>
          <Logo size={26} />
          {formatMessage(titles.appName)}
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
