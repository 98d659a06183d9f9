import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SimulatedMail } from '../../../graphql/backEnd';
import { Notice } from '../../../ui/state/Notice';
import { passwordMessages } from '../password/passwordMessages';

const DemoMailDialog = lazy(() => import('./DemoMailDialog').then((module) => ({ default: module.DemoMailDialog })));

/**
 * Tells the user that the demo sends no email, and offers the email that it would have sent. `mail` is null if there is
 * none.
 */
export function DemoMail({ mail }: { mail: SimulatedMail | null }) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  if (!mail) return <Notice tone="warning">{formatMessage(passwordMessages.demoNoMail)}</Notice>;
  return (
    <>
      <Notice tone="info">{formatMessage(passwordMessages.demoMail)}</Notice>
      <Button appearance="primary" size="large" onClick={() => setDialog('open')}>
        {formatMessage(passwordMessages.openMail)}
      </Button>
      {dialog !== 'unloaded' && (
        <Suspense fallback={null}>
          <DemoMailDialog mail={mail} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
