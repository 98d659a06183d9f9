import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link';
import { useNavLinkStyles } from '../../ui/navLinkStyles';
import { folderIcons } from './folderIcons';
import type { MailBoxQuery } from './MailBox.generated';
import { mailBoxHref, mailLabels, mailViews, type MailBoxState } from './mailBoxParams';
import { messages } from './messages';
import { shownCount } from './shownCount';
import { useLabelStyles } from './useLabelStyles';

const useStyles = makeStyles({
  rail: { position: 'sticky', insetBlockStart: '80px', display: 'grid', rowGap: tokens.spacingVerticalL },
  heading: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground3,
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    paddingInline: '10px',
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '2px' },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: { ...typographyStyles.caption1Strong, fontVariantNumeric: 'tabular-nums' },
  dot: {
    width: '12px',
    height: '12px',
    marginInline: '4px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    border: '1px solid currentcolor',
    forcedColorAdjust: 'none',
  },
});

/** Props of `MailFolders`. */
export interface MailFoldersProps {
  state: MailBoxState;
  /** undefined while it is loaded. */
  counts: MailBoxQuery['mails']['counts'] | undefined;
}

/** The rail of the mail box: its folders with what waits in them, and the labels as filters of the list. */
export function MailFolders({ state, counts }: MailFoldersProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const linkStyles = useNavLinkStyles();
  const labelStyles = useLabelStyles();
  const { view, label, q, perPage } = state;
  return (
    <div className={styles.rail}>
      <nav aria-label={formatMessage(messages.folders)}>
        <ul className={styles.list}>
          {mailViews.map((each) => {
            const Icon = folderIcons[each];
            const folder = formatMessage(messages[each]);
            const { count, message } = shownCount(each, counts);
            return (
              <li key={each}>
                <Link
                  to={mailBoxHref({ view: each, perPage })}
                  className={mergeClasses(linkStyles.link, each === view && linkStyles.current)}
                  aria-current={each === view ? 'page' : undefined}
                  aria-label={count > 0 ? formatMessage(message, { folder, count }) : undefined}
                >
                  <Icon aria-hidden="true" />
                  <span className={styles.name}>{folder}</span>{' '}
                  {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <nav aria-label={formatMessage(messages.labels)}>
        <p className={styles.heading} aria-hidden="true">
          {formatMessage(messages.labels)}
        </p>
        <ul className={styles.list}>
          {mailLabels.map((each) => (
            <li key={each}>
              <Link
                to={mailBoxHref({ view, q, perPage, label: each === label ? null : each })}
                className={mergeClasses(linkStyles.link, each === label && linkStyles.current)}
                aria-current={each === label ? 'true' : undefined}
              >
                <span className={mergeClasses(styles.dot, labelStyles[each])} />
                <span className={styles.name}>{formatMessage(messages[each])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
