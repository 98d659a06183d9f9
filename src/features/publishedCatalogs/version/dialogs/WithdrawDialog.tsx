import { useIntl } from 'react-intl';
import { useToast } from '#ui/state/useToast';
import { type PublicationActionsFragment, usePublishedCatalogWithdrawMutation } from '../PublicationActions.generated';
import { ReasonDialog } from './ReasonDialog';
import { versionMessages } from '../versionMessages';

export interface WithdrawDialogProps {
  isOpen: boolean;
  publication: PublicationActionsFragment;
  onClose: () => void;
}

/** Withdraws the current version. */
export function WithdrawDialog({ isOpen, publication, onClose }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [withdraw] = usePublishedCatalogWithdrawMutation();
  const { id, version, catalog } = publication;
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
