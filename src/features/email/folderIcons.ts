import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Drafts20Regular } from '@fluentui/react-icons/svg/drafts';
import { MailInbox20Regular } from '@fluentui/react-icons/svg/mail-inbox';
import { MailProhibited20Regular } from '@fluentui/react-icons/svg/mail-prohibited';
import { Send20Regular } from '@fluentui/react-icons/svg/send';
import { Star20Regular } from '@fluentui/react-icons/svg/star';

/** The icon of each view. */
export const folderIcons = {
  INBOX: MailInbox20Regular,
  STARRED: Star20Regular,
  SENT: Send20Regular,
  DRAFT: Drafts20Regular,
  SPAM: MailProhibited20Regular,
  TRASH: Delete20Regular,
};
