import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { paths } from '#routing/paths';
import { Logo } from '#ui/illustration/Logo';
import { messages as appMessages } from '../../messages';

const useStyles = makeStyles({
  brand: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    columnGap: '10px',
    paddingInline: '6px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  square: { justifyContent: 'center', paddingInline: 0 },
});

export interface BrandProps {
  /** Whether to show only the logo. */
  isCollapsed: boolean;
  onNavigate?: (() => void) | undefined;
  className?: string | undefined;
}

/** The app logo and name, linked to the home page. */
export function Brand({ isCollapsed, onNavigate, className }: BrandProps) {
  const styles = useStyles();
  const name = useIntl().formatMessage(appMessages.appName);
  return (
    <Link
      to={paths.home}
      className={mergeClasses(styles.brand, isCollapsed && styles.square, className)}
      aria-label={name}
      onClick={onNavigate}
    >
      <Logo size={26} />
      {!isCollapsed && name}
    </Link>
  );
}
