import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SimulatedEmail } from '#graphql/backEnd';
import { Notice } from '#ui/state/Notice';
import { passwordMessages } from '../password/passwordMessages';

const DemoEmailDialog = lazy(() => import('./DemoEmailDialog').then((module) => ({ default: module.DemoEmailDialog })));

/**
 * Tells the user that the demo sends no email, and offers the email that it would have sent. `mail` is null if there is
 * none.
 */
export function DemoEmail({ email }: { email: SimulatedEmail | null }) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  if (!email) return <Notice tone="warning">{formatMessage(passwordMessages.demoNoEmail)}</Notice>;
  return (
    <>
      <Notice tone="info">{formatMessage(passwordMessages.demoEmail)}</Notice>
      <Button appearance="primary" size="large" onClick={() => setDialog('open')}>
        {formatMessage(passwordMessages.openEmail)}
      </Button>
      {dialog !== 'unloaded' && (
        <Suspense fallback={null}>
          <DemoEmailDialog email={email} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
