import type { ReactNode } from 'react';
import { CodeNamesContext } from '#ui/codeNames';
import { useCodeNames } from './useCodeNames';
import type { VersionFamilyFragment } from './VersionFamily.generated';

export interface CodeNamesProviderProps {
  /** What families were called in versions, in place of what they are called today; of equal codes the last counts. */
  families?: readonly VersionFamilyFragment[] | undefined;
  children: ReactNode;
}

/** Shows attributes, channels, and families in this part of the page by their labels. */
export function CodeNamesProvider({ families, children }: CodeNamesProviderProps) {
  return <CodeNamesContext value={useCodeNames(families)}>{children}</CodeNamesContext>;
}
