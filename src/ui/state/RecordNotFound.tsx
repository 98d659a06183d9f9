import type { ReactNode } from 'react';
import { usePageTitle } from '#routing/pageNames';
import { Page } from '../layout/Page';
import { EmptyState, type EmptyStateProps } from './EmptyState';

export interface RecordNotFoundProps extends Pick<EmptyStateProps, 'title' | 'description' | 'actions'> {
  heading: ReactNode;
  /** The path of the record’s page, if it is not the current one. */
  path?: string | undefined;
  children?: ReactNode;
}

/** The page of a record that does not exist, which the tab says, too. `children` are above it. */
export function RecordNotFound({ heading, path, children, ...state }: RecordNotFoundProps) {
  usePageTitle(state.title, path);
  return (
    <Page heading={heading}>
      {children}
      <EmptyState drawing="search" {...state} />
    </Page>
  );
}
