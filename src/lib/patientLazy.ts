import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { backOff } from './backOff';

/**
 * A component that comes without having been asked for: as with `lazy`, but while `load` rejects, as it does without a
 * network, it stays on its way and is tried again after a pause, and the page around it goes on.
 */
export function patientLazy<Props>(
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
