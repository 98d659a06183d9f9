import { Button } from '@fluentui/react-components';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

const MenuDrawer = lazy(() => import('./MenuDrawer').then((module) => ({ default: module.MenuDrawer })));

/** Opens the main menu as a drawer when it is not part of the page. */
export function MenuButton() {
  const { formatMessage } = useIntl();
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  return (
    <>
      <Button
        appearance="subtle"
        icon={<Navigation20Regular />}
        aria-label={formatMessage(messages.openMenu)}
        aria-expanded={drawer === 'open'}
        onClick={() => setDrawer('open')}
      />
      {drawer !== 'unloaded' && (
        <Suspense fallback={null}>
          <MenuDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
