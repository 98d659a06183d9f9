import type { ReactNode } from 'react';
import { CodeNamesContext } from '../../ui/codeNames';
import { useCodeNames } from './useCodeNames';

/** Shows attributes, channels, and families in this part of the page by their labels. */
export function CodeNamesProvider({ children }: { children: ReactNode }) {
  return <CodeNamesContext value={useCodeNames()}>{children}</CodeNamesContext>;
}
