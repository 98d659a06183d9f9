import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SetAttributeDialogProps } from './SetAttributeDialog';
import { setAttributeMessages as messages } from './setAttributeMessages';

const SetAttributeDialog = lazy(() =>
  import('./SetAttributeDialog').then((module) => ({ default: module.SetAttributeDialog })),
);

/** A button that opens the dialog for setting an attribute of the selected products. */
export function SetAttributeAction(props: Pick<SetAttributeDialogProps, 'request' | 'onStarted'>) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button onClick={() => setDialog('open')}>{formatMessage(messages.submit)}</Button>
      <Suspense fallback={null}>
        {dialog !== 'unused' && (
          <SetAttributeDialog {...props} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        )}
      </Suspense>
    </>
  );
}
