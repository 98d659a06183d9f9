import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { version } from '../../../package.json';
import { usePreferences } from '../../preferences/preferencesContext';
import { paths } from '../../routing/paths';
import { TextLink } from '../../ui/TextLink';
import { messages as appMessages } from '../messages';
import { layoutMessages } from './layoutMessages';
import { useShellStyles } from './useShellStyles';

const useStyles = makeStyles({
  line: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    width: '100%',
    marginInline: 'auto',
    color: tokens.colorNeutralForeground3,
  },
  links: { display: 'flex', columnGap: tokens.spacingHorizontalL },
});

/** The end of every page: what app this is, in which version, and where there is help. */
export function Footer({ isSticky }: { isSticky: boolean }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const shellStyles = useShellStyles();
  const { contentWidth } = usePreferences().preferences;
  return (
    <footer className={mergeClasses(shellStyles.footer, isSticky && shellStyles.stickyFooter)}>
      <div className={mergeClasses(styles.line, contentWidth === 'boxed' && shellStyles.boxedLine)}>
        <span>
          {formatMessage(appMessages.appName)} · {formatMessage(layoutMessages.version, { version })}
        </span>
        <nav className={styles.links} aria-label={formatMessage(layoutMessages.footerLinks)}>
          <TextLink to={paths.graphiql}>{formatMessage(layoutMessages.explorer)}</TextLink>
        </nav>
      </div>
    </footer>
  );
}
