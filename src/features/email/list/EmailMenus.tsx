import { FolderArrowRight20Regular } from '@fluentui/react-icons/svg/folder-arrow-right';
import { Tag20Regular } from '@fluentui/react-icons/svg/tag';
import { useIntl } from 'react-intl';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { actionMessages } from '../actionMessages';
import { folderIcons } from '../folderIcons';
import type { EmailFlagsFragment } from '../EmailBox.generated';
import { emailLabels } from '../emailBoxParams';
import { messages } from '../messages';
import type { EmailActions } from '../useEmailActions';

/** Folders that an email can be moved to. Deleting and restoring have separate buttons. */
const targets = ['INBOX', 'SPAM'] as const;

export interface EmailMenusProps {
  emails: readonly EmailFlagsFragment[];
  actions: EmailActions;
  /** Called when the emails are removed from the current view. */
  onRemove: () => void;
}

/** Menus to move and label emails. Drafts cannot be moved. */
export function EmailMenus({ emails, actions, onRemove }: EmailMenusProps) {
  const { formatMessage } = useIntl();
  const hasDrafts = emails.some(({ folder }) => folder === 'DRAFT');
  const folders = targets.filter((target) => emails.some(({ folder }) => folder !== target));
  return (
    <>
      {!hasDrafts && (
        <ActionMenu
          appearance="subtle"
          icon={<FolderArrowRight20Regular />}
          label={formatMessage(actionMessages.move)}
          sections={[
            {
              id: 'folder',
              heading: formatMessage(actionMessages.move),
              kind: 'actions',
              entries: folders.map((folder) => {
                const Icon = folderIcons[folder];
                return {
                  id: folder,
                  label: formatMessage(messages[folder]),
                  icon: <Icon />,
                  onSelect: () => {
                    onRemove();
                    void actions.moveTo(emails, folder);
                  },
                };
              }),
            },
          ]}
        />
      )}
      <ActionMenu
        appearance="subtle"
        icon={<Tag20Regular />}
        label={formatMessage(actionMessages.label)}
        sections={[
          {
            id: 'labels',
            heading: formatMessage(messages.labels),
            kind: 'toggles',
            entries: emailLabels.map((label) => ({
              id: label,
              label: formatMessage(messages[label]),
              isChecked: emails.every(({ labels }) => labels.includes(label)),
              onSelect: () => void actions.toggleLabel(emails, label),
            })),
          },
        ]}
      />
    </>
  );
}
