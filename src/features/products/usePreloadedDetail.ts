import { useEffect } from 'react';
import { loadScreen } from '../../routing/screenLoads';
import { productDetail } from './screens';

/** How long the list has the line for itself, in milliseconds. */
const headStartMs = 1500;

/** Fetches the code of the product screen while the list is looked at, so that a row opens at once. */
export function usePreloadedDetail(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadScreen(productDetail).catch(() => undefined), headStartMs);
    return () => clearTimeout(timer);
  }, []);
}
