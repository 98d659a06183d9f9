import { Button, Tooltip } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { DismissCircle20Regular } from '@fluentui/react-icons/svg/dismiss-circle';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../session/sessionContext';
import type { PublicationActionsFragment } from './PublicationActions.generated';
import type { PublicationDialog } from './versionParams';
import { versionMessages } from './versionMessages';

const RollbackDialog = lazy(() => import('./RollbackDialog').then((module) => ({ default: module.RollbackDialog })));
const WithdrawDialog = lazy(() => import('./WithdrawDialog').then((module) => ({ default: module.WithdrawDialog })));

/** Props of `PublicationActions`. */
export interface PublicationActionsProps {
  publication: PublicationActionsFragment;
  /** The dialog that is open; null for none. */
  dialog: PublicationDialog | null;
  onDialog(dialog: PublicationDialog | null): void;
}

/** What can be done with a version: the current one can be withdrawn, an old one brought back. */
export function PublicationActions({ publication, dialog, onDialog }: PublicationActionsProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { status, catalog } = publication;
  const isCurrent = status === 'CURRENT';
  const isOld = status === 'SUPERSEDED' || status === 'WITHDRAWN';
  if (!can('publish', 'Catalog')) return null;
  const isRefused = catalog.status === 'ARCHIVED';
  const rollback = (
    <Button
      appearance="primary"
      icon={<ArrowUndo20Regular />}
      disabledFocusable={isRefused}
      onClick={() => onDialog('rollback')}
    >
      {formatMessage(versionMessages.rollback)}
    </Button>
  );
  return (
    <>
      {isCurrent && (
        <Button icon={<DismissCircle20Regular />} onClick={() => onDialog('withdraw')}>
          {formatMessage(versionMessages.withdraw)}
        </Button>
      )}
      {isOld && !isRefused && rollback}
      {isOld && isRefused && (
        <Tooltip relationship="description" content={formatMessage(versionMessages.rollbackRefused)}>
          {rollback}
        </Tooltip>
      )}
      <Suspense fallback={null}>
        {dialog === 'rollback' && isOld && !isRefused && (
          <RollbackDialog publication={publication} onClose={() => onDialog(null)} />
        )}
        {dialog === 'withdraw' && isCurrent && (
          <WithdrawDialog publication={publication} onClose={() => onDialog(null)} />
        )}
      </Suspense>
    </>
  );
}
