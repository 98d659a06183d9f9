import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { backOff } from './backOff';

/**
 * A component that loads in the background. Like `lazy`, but if `load` rejects, as it does without a network, the
 * component stays pending and is retried after a pause, while the page around it keeps working.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let retries = 0; ; retries++) {
      try {
        return { default: await load() };
      } catch {
        await backOff(retries);
      }
    }
  });
}
