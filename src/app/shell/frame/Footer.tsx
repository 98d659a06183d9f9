import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { version } from '../../../../package.json';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { TextLink } from '#ui/text/TextLink';
import { messages as appMessages } from '../../messages';
import { layoutMessages } from '../layoutMessages';
import { useQuickAccess } from '../shortcuts/quickAccess';
import { useFrameClasses } from './useFrameClasses';

const useStyles = makeStyles({
  line: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground3,
  },
  button: {
    ...typographyStyles.caption1,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  links: { display: 'flex', columnGap: tokens.spacingHorizontalL },
});

/** The footer of every page: the app name and version, and links to help. */
export function Footer() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { open } = useQuickAccess();
  const { footer, footerLine } = useFrameClasses();
  return (
    <footer className={footer}>
      <div className={mergeClasses(styles.line, footerLine)}>
        <span>
          {formatMessage(appMessages.appName)} · {formatMessage(layoutMessages.version, { version })}
        </span>
        <div className={styles.links}>
          <button type="button" className={styles.button} onClick={() => open('shortcuts')}>
            {formatMessage(layoutMessages.shortcuts)}
          </button>
          {can('read', 'Catalog') && <TextLink to={paths.graphiql}>{formatMessage(layoutMessages.explorer)}</TextLink>}
        </div>
      </div>
    </footer>
  );
}
