/** A value that tells its listeners when it is replaced; fits `useSyncExternalStore`. */
export interface Observable<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls back after each `set` until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** An observable that starts with `initial`. */
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
