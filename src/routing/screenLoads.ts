import type { ComponentType } from 'react';
import type { Screen } from './screen';

const loads = new WeakMap<Screen, Promise<ComponentType>>();
const components = new WeakMap<Screen, ComponentType>();

/** The screen’s component if it is already loaded, so that it can be rendered immediately. */
export function loadedScreen(screen: Screen): ComponentType | undefined {
  return components.get(screen);
}

/** The screen’s component, loaded once. A failure is cached until `forgetLoad` is called. */
export function loadScreen(screen: Screen): Promise<ComponentType> {
  const known = loads.get(screen);
  if (known) return known;
  const load = screen.load();
  loads.set(screen, load);
  load.then(
    (component) => components.set(screen, component),
    () => undefined,
  );
  return load;
}

/** Makes the next call of `loadScreen` try again. */
export function forgetLoad(screen: Screen): void {
  return void loads.delete(screen);
}
