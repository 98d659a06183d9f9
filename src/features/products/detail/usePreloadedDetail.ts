import { useEffect } from 'react';
import { loadScreen } from '../../../routing/screenLoads';
import { productDetail } from './productDetailScreen';

/** Time in milliseconds before preloading starts, so that the list can use the connection first. */
const headStartMs = 1500;

/** Preloads the code of the product page while the list is shown, so that a row opens immediately. */
export function usePreloadedDetail(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadScreen(productDetail).catch(() => undefined), headStartMs);
    return () => clearTimeout(timer);
  }, []);
}
