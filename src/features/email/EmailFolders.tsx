import { useIntl } from 'react-intl';
import { Rail } from '#ui/layout/Rail';
import { folderIcons } from './folderIcons';
import type { EmailBoxQuery } from './EmailBox.generated';
import { emailBoxHref, emailLabels, emailViews, type EmailBoxState } from './emailBoxParams';
import { messages } from './messages';
import { shownCount } from './list/shownCount';
import { useLabelStyles } from './useLabelStyles';

export interface EmailFoldersProps {
  state: EmailBoxState;
  /** Undefined while loading. */
  counts: EmailBoxQuery['emails']['counts'] | undefined;
}

/** The email sidebar: the folders with their counts, and the labels as filters of the list. */
export function EmailFolders({ state: { view, label, q, perPage }, counts }: EmailFoldersProps) {
  const { formatMessage } = useIntl();
  const labelStyles = useLabelStyles();
  return (
    <Rail
      viewsLabel={formatMessage(messages.folders)}
      views={emailViews.map((each) => {
        const name = formatMessage(messages[each]);
        const { count, message } = shownCount(each, counts);
        return {
          name,
          to: emailBoxHref({ view: each, perPage }),
          isCurrent: each === view,
          icon: folderIcons[each],
          count,
          countText: formatMessage(message, { folder: name, count }),
        };
      })}
      marksLabel={formatMessage(messages.labels)}
      marks={emailLabels.map((each) => ({
        name: formatMessage(messages[each]),
        to: emailBoxHref({ view, q, perPage, label: each === label ? null : each }),
        isCurrent: each === label,
        colorClass: labelStyles[each],
      }))}
    />
  );
}
