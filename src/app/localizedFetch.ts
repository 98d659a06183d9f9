/** Returns a `fetch` whose requests ask for texts in the language that `getLocale` returns at the time. */
export function createLocalizedFetch(getLocale: () => string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('accept-language', getLocale());
    return fetch(input, { ...init, headers });
  };
}
