import { useIntl } from 'react-intl';
import { useToast } from '#ui/state/useToast';
import { type VersionActionsFragment, usePublishedCatalogWithdrawMutation } from '../VersionActions.generated';
import { ReasonDialog } from './ReasonDialog';
import { versionMessages } from '../versionMessages';

export interface WithdrawDialogProps {
  isOpen: boolean;
  publishedCatalog: VersionActionsFragment;
  onClose: () => void;
}

/** Withdraws the current version. */
export function WithdrawDialog({ isOpen, publishedCatalog, onClose }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [withdraw] = usePublishedCatalogWithdrawMutation();
  const { id, version, catalog } = publishedCatalog;
  const confirm = async (reason: string) => {
    await withdraw({ variables: { id, reason } });
    toast.success(formatMessage(versionMessages.withdrawDone, { version }));
  };
  return (
    <ReasonDialog
      isOpen={isOpen}
      isDanger
      title={formatMessage(versionMessages.withdrawTitle, { version })}
      text={formatMessage(versionMessages.withdrawText, { name: catalog.name })}
      confirmLabel={formatMessage(versionMessages.withdraw)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
