import { makeStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { useSession } from '#session/sessionContext';
import { useIsIdle } from '../frame/useIsIdle';

const CartCount = lazyWithRetry(() => import('./CartCount').then((module) => module.CartCount));

// The link loads late, so its place is kept.
const useStyles = makeStyles({ slot: { width: '32px', height: '32px', flexShrink: 0 } });

/** The place of the cart in the top bar. What it shows loads after everything that the user waits for. */
export function CartSlot() {
  const styles = useStyles();
  const { can } = useSession();
  const isIdle = useIsIdle();
  if (!can('read', 'Cart')) return null;
  return (
    <div className={styles.slot}>
      <Suspense fallback={null}>{isIdle && <CartCount />}</Suspense>
    </div>
  );
}
