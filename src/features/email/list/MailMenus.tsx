import { FolderArrowRight20Regular } from '@fluentui/react-icons/svg/folder-arrow-right';
import { Tag20Regular } from '@fluentui/react-icons/svg/tag';
import { useIntl } from 'react-intl';
import { ActionMenu } from '../../../ui/menu/ActionMenu';
import { actionMessages } from '../actionMessages';
import { folderIcons } from '../folderIcons';
import type { MailFlagsFragment } from '../MailBox.generated';
import { mailLabels } from '../mailBoxParams';
import { messages } from '../messages';
import type { MailActions } from '../useMailActions';

/** Folders that an email can be moved to. Deleting and restoring have separate buttons. */
const targets = ['INBOX', 'SPAM'] as const;

/** Props of `MailMenus`. */
export interface MailMenusProps {
  mails: readonly MailFlagsFragment[];
  actions: MailActions;
  /** Called when the emails are removed from the current view. */
  onRemove(): void;
}

/** Menus to move and label emails. Drafts cannot be moved. */
export function MailMenus({ mails, actions, onRemove }: MailMenusProps) {
  const { formatMessage } = useIntl();
  const hasDrafts = mails.some(({ folder }) => folder === 'DRAFT');
  const folders = targets.filter((target) => mails.some(({ folder }) => folder !== target));
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
                    void actions.moveTo(mails, folder);
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
            entries: mailLabels.map((label) => ({
              id: label,
              label: formatMessage(messages[label]),
              isChecked: mails.every(({ labels }) => labels.includes(label)),
              onSelect: () => void actions.toggleLabel(mails, label),
            })),
          },
        ]}
      />
    </>
  );
}
