/** Creates a function that runs each work after all earlier ones have settled. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Creates a function that runs each work after all earlier ones with the same key have settled. */
export function createKeyedQueue(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const lasts = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (lasts.get(key) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .finally(() => {
        if (lasts.get(key) === settled) lasts.delete(key);
      });
    lasts.set(key, settled);
    return result;
  };
}
