import { useIntl } from 'react-intl';
import { Rail } from '../../ui/layout/Rail';
import { folderIcons } from './folderIcons';
import type { MailBoxQuery } from './MailBox.generated';
import { mailBoxHref, mailLabels, mailViews, type MailBoxState } from './mailBoxParams';
import { messages } from './messages';
import { shownCount } from './list/shownCount';
import { useLabelStyles } from './useLabelStyles';

/** Props of `MailFolders`. */
export interface MailFoldersProps {
  state: MailBoxState;
  /** Undefined while loading. */
  counts: MailBoxQuery['emails']['counts'] | undefined;
}

/** The email sidebar: the folders with their counts, and the labels as filters of the list. */
export function MailFolders({ state: { view, label, q, perPage }, counts }: MailFoldersProps) {
  const { formatMessage } = useIntl();
  const labelStyles = useLabelStyles();
  return (
    <Rail
      viewsLabel={formatMessage(messages.folders)}
      views={mailViews.map((each) => {
        const name = formatMessage(messages[each]);
        const { count, message } = shownCount(each, counts);
        return {
          name,
          to: mailBoxHref({ view: each, perPage }),
          isCurrent: each === view,
          icon: folderIcons[each],
          count,
          countText: formatMessage(message, { folder: name, count }),
        };
      })}
      marksLabel={formatMessage(messages.labels)}
      marks={mailLabels.map((each) => ({
        name: formatMessage(messages[each]),
        to: mailBoxHref({ view, q, perPage, label: each === label ? null : each }),
        isCurrent: each === label,
        colorClass: labelStyles[each],
      }))}
    />
  );
}
