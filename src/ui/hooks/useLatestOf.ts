import { useState } from 'react';

/** What the hook of a query returns of it. */
interface QueryState<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/**
 * Returns the data of a query, and until it arrives the previous data of the same view, such as a folder. There is none
 * after an error.
 */
export function useLatestOf<Data>({ data, previousData, error }: QueryState<Data>, view: string): Data | undefined {
  const [shownView, setShownView] = useState(view);
  if (data && shownView !== view) setShownView(view);
  return data ?? (error || shownView !== view ? undefined : previousData);
}
