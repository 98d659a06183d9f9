import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { RunningJob } from '#entities/job/RunningJob';
import { getErrorCode } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { Page } from '#ui/layout/Page';
import { Placeholder } from '#ui/state/Placeholder';
import { TextLink } from '#ui/text/TextLink';
import { CatalogNotFound } from './CatalogNotFound';

export interface CatalogPageProps {
  heading: string;
  /** Undefined while it is loaded. */
  catalog: { name: string; lastJob: ComponentProps<typeof RunningJob>['job'] } | undefined;
  /** Why it could not be loaded. */
  error: unknown;
  children: ReactNode;
}

/** A narrow page about the catalog of the URL, with a link to it and its running job, or that it does not exist. */
export function CatalogPage({ heading, catalog, error, children }: CatalogPageProps) {
  const { catalogId = '' } = useParams();
  if (!catalog && getErrorCode(error) === 'NOT_FOUND') return <CatalogNotFound heading={heading} />;
  return (
    <Page
      isNarrow
      heading={heading}
      description={
        catalog ? (
          <>
            <TextLink to={href(paths.catalogDetail, { catalogId })}>{catalog.name}</TextLink>{' '}
            <RunningJob job={catalog.lastJob} />
          </>
        ) : (
          <Placeholder width={180} isInline />
        )
      }
    >
      {children}
    </Page>
  );
}
