import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { usePublishedCatalogRollbackMutation, type VersionActionsFragment } from '../VersionActions.generated';
import { ReasonDialog } from './ReasonDialog';
import { RollbackChanges } from './RollbackChanges';
import { versionMessages } from '../versionMessages';

export interface RollbackDialogProps {
  isOpen: boolean;
  publishedCatalog: VersionActionsFragment;
  onClose: () => void;
}

/** Publishes the content of an older version again and shows the progress. */
export function RollbackDialog({ isOpen, publishedCatalog, onClose }: RollbackDialogProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [rollback] = usePublishedCatalogRollbackMutation();
  const jobRef = useRef<string | null>(null);
  const { id, version, catalog } = publishedCatalog;
  const confirm = async (reason: string) => {
    const { data } = await rollback({ variables: { id, reason } });
    jobRef.current = data?.rollBackToPublishedCatalog.job.id ?? null;
  };
  const close = () => {
    const job = jobRef.current;
    if (job === null) onClose();
    else navigate(href(paths.catalogPublish, { catalogId: catalog.id }, { job }));
  };
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={formatMessage(versionMessages.rollbackTitle, { version })}
      text={formatMessage(versionMessages.rollbackText, { name: catalog.name })}
      confirmLabel={formatMessage(versionMessages.rollbackConfirm)}
      onConfirm={confirm}
      onClose={close}
    >
      {catalog.currentVersion && <RollbackChanges id={id} current={catalog.currentVersion} />}
    </ReasonDialog>
  );
}
