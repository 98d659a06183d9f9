import { useState } from 'react';
import { useDefinitionPages } from './useAttributeChoices';

/** Whether the definitions are still being read since the component was mounted. Refetching them does not count. */
export function useAreDefinitionsLoading(): boolean {
  const { page, loading, later } = useDefinitionPages();
  const isLoading = loading || (page !== undefined && page.totalPages > 1 && later === undefined);
  const [isRead, setIsRead] = useState(!isLoading);
  if (!isLoading && !isRead) setIsRead(true);
  return !isRead;
}
