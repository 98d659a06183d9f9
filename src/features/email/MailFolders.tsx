import { mergeClasses } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link';
import { useNavLinkStyles } from '../../ui/navLinkStyles';
import { useRailStyles } from '../../ui/railStyles';
import { folderIcons } from './folderIcons';
import type { MailBoxQuery } from './MailBox.generated';
import { mailBoxHref, mailLabels, mailViews, type MailBoxState } from './mailBoxParams';
import { messages } from './messages';
import { shownCount } from './shownCount';
import { useLabelStyles } from './useLabelStyles';

/** Props of `MailFolders`. */
export interface MailFoldersProps {
  state: MailBoxState;
  /** undefined while it is loaded. */
  counts: MailBoxQuery['mails']['counts'] | undefined;
}

/** The rail of the mail box: its folders with what waits in them, and the labels as filters of the list. */
export function MailFolders({ state, counts }: MailFoldersProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useRailStyles();
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
