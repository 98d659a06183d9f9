import { Button, makeStyles, tokens, typographyStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { DismissCircle20Regular } from '@fluentui/react-icons/svg/dismiss-circle';
import { lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import type { VersionActionsFragment } from './VersionActions.generated';
import { canRestore } from '../restore/canRestore';
import { titles } from '../titles';
import type { VersionDialog } from './versionParams';
import { versionMessages } from './versionMessages';

const RollbackDialog = lazy(() =>
  import('./dialogs/RollbackDialog').then((module) => ({ default: module.RollbackDialog })),
);
const WithdrawDialog = lazy(() =>
  import('./dialogs/WithdrawDialog').then((module) => ({ default: module.WithdrawDialog })),
);

const useStyles = makeStyles({
  refusal: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

export interface VersionActionsProps {
  publishedCatalog: VersionActionsFragment;
  /** The open dialog, or null for none. */
  dialog: VersionDialog | null;
  onDialog: (dialog: VersionDialog | null) => void;
}

/** The actions for a version: the current one can be withdrawn, an older one can be rolled back to. */
export function VersionActions({ publishedCatalog, dialog, onDialog }: VersionActionsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const restoreFocus = useRestoreFocusTarget();
  const refusalId = useId();
  const { can } = useSession();
  const { id, status, catalog } = publishedCatalog;
  const isCurrent = status === 'CURRENT';
  const isOld = status === 'SUPERSEDED' || status === 'WITHDRAWN';
  // A dialog must be closed before it is unmounted; otherwise it leaves the page hidden from screen readers.
  const [shown, setShown] = useState(dialog);
  if (dialog !== null && dialog !== shown) setShown(dialog);
  const restoreLink = canRestore(publishedCatalog, can) && (
    <LinkButton to={href(paths.publishedCatalogRestore, { versionId: id })}>{formatMessage(titles.restore)}</LinkButton>
  );
  if (!can('publish', 'Catalog')) return restoreLink;
  const isRefused = catalog.status === 'ARCHIVED';
  return (
    <>
      {restoreLink}
      {isCurrent && (
        <Button {...restoreFocus} icon={<DismissCircle20Regular />} onClick={() => onDialog('withdraw')}>
          {formatMessage(versionMessages.withdraw)}
        </Button>
      )}
      {isOld && isRefused && (
        <span id={refusalId} className={styles.refusal}>
          {formatMessage(versionMessages.rollbackRefused)}
        </span>
      )}
      {isOld && (
        <Button
          {...restoreFocus}
          appearance="primary"
          icon={<ArrowUndo20Regular />}
          disabledFocusable={isRefused}
          aria-describedby={isRefused ? refusalId : undefined}
          onClick={() => onDialog('rollback')}
        >
          {formatMessage(versionMessages.rollback)}
        </Button>
      )}
      <Suspense fallback={null}>
        {shown === 'rollback' && (
          <RollbackDialog
            isOpen={dialog === 'rollback' && isOld && !isRefused}
            publishedCatalog={publishedCatalog}
            onClose={() => onDialog(null)}
          />
        )}
        {shown === 'withdraw' && (
          <WithdrawDialog
            isOpen={dialog === 'withdraw' && isCurrent}
            publishedCatalog={publishedCatalog}
            onClose={() => onDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}
