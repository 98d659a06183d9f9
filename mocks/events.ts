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
