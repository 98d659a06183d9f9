import { Button, Spinner } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

/** Keeps the focus while the action is running, and cannot be pressed twice. */
export function BusyExample() {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsBusy(false), 2_000);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <Button
      appearance="primary"
      disabledFocusable={isBusy}
      icon={isBusy ? <Spinner size="tiny" /> : undefined}
      onClick={() => setIsBusy(true)}
    >
      {isBusy ? 'Saving…' : 'Save'}
    </Button>
  );
}
