import { Button } from '@fluentui/react-components';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import { useIntl } from 'react-intl';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { useToast } from '#ui/state/useToast';
import { detailMessages as messages } from './detailMessages';

/** The URL of the current page without its search. */
const getPageUrl = () => window.location.origin + window.location.pathname;

/**
 * Copies the link to the post. In browsers that can share, a menu also offers the apps of the device. Nothing is sent
 * to other hosts.
 */
export function ShareButton({ title }: { title: string }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getPageUrl());
      toast.success(formatMessage(messages.linkCopied));
    } catch {
      toast.error(formatMessage(messages.linkNotCopied), getPageUrl());
    }
  };
  const copyLink = { id: 'copy', label: formatMessage(messages.copyLink), icon: <Link20Regular /> };
  if (!('share' in navigator)) {
    return (
      <Button icon={copyLink.icon} onClick={() => void copy()}>
        {copyLink.label}
      </Button>
    );
  }
  // Closing the device's dialog rejects the promise, which is not an error.
  const share = () => void navigator.share({ title, url: getPageUrl() }).catch(() => undefined);
  return (
    <ActionMenu
      icon={<Share20Regular />}
      sections={[
        {
          id: 'share',
          kind: 'actions',
          entries: [
            { ...copyLink, onSelect: () => void copy() },
            { id: 'apps', label: formatMessage(messages.shareWith), icon: <Share20Regular />, onSelect: share },
          ],
        },
      ]}
    >
      {formatMessage(messages.share)}
    </ActionMenu>
  );
}
