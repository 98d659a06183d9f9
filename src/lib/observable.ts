/** A value that notifies its listeners when it is replaced. Compatible with `useSyncExternalStore`. */
export interface Observable<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls `listener` after each `set` until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** An observable whose initial value is `initial`. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
