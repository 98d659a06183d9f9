/** What happens in the domain, for subscriptions. */
export interface EventMap {
  jobChanged: { jobId: string };
}

/** Tells whoever listens; nobody has to. */
export interface Events {
  emit<Name extends keyof EventMap>(name: Name, event: EventMap[Name]): void;
  /** Calls back on each event until the returned function is called. */
  on<Name extends keyof EventMap>(name: Name, listener: (event: EventMap[Name]) => void): () => void;
}

/** Events within this process. */
export const createEvents = (): Events => {
  const listeners: { [Name in keyof EventMap]: Set<(event: EventMap[Name]) => void> } = { jobChanged: new Set() };
  return {
    emit: (name, event) => listeners[name].forEach((listener) => listener(event)),
    on: (name, listener) => {
      listeners[name].add(listener);
      return () => listeners[name].delete(listener);
    },
  };
};
