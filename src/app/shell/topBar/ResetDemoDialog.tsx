import { useIntl } from 'react-intl';
import type { EmbeddedGateway } from '#graphql/backEnd';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { userMenuMessages } from './userMenuMessages';

export interface ResetDemoDialogProps {
  gateway: EmbeddedGateway;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for confirmation before the demo data is reset. The gateway then reloads every tab. */
export function ResetDemoDialog({ gateway, isOpen, onClose }: ResetDemoDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      title={formatMessage(userMenuMessages.resetDemoTitle)}
      confirmLabel={formatMessage(userMenuMessages.resetDemo)}
      onConfirm={() => gateway.reset()}
      onClose={onClose}
    >
      {formatMessage(userMenuMessages.resetDemoText)}
    </ConfirmDialog>
  );
}
