import { Button } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { BulkEditDialogProps } from './BulkEditDialog';
import { openMessages } from './openMessages';

const BulkEditDialog = lazy(() => import('./BulkEditDialog').then((module) => ({ default: module.BulkEditDialog })));

/** A button that opens the dialog for editing the selected products. */
export function BulkEditAction(props: Pick<BulkEditDialogProps, 'request' | 'onStarted'>) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button icon={<Edit20Regular />} onClick={() => setDialog('open')}>
        {formatMessage(openMessages.open)}
      </Button>
      <Suspense fallback={null}>
        {dialog !== 'unused' && (
          <BulkEditDialog {...props} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        )}
      </Suspense>
    </>
  );
}
