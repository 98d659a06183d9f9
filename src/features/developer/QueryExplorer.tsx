import { lazy, Suspense, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBackEnd } from '#graphql/backEnd';
import { EmptyState } from '#ui/state/EmptyState';
import { Notice } from '#ui/state/Notice';
import { Page } from '#ui/layout/Page';
import { Placeholder } from '#ui/state/Placeholder';
import { useIsDark } from '#ui/hooks/useIsDark';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { examples } from './examples';
import { createFetcher } from './fetcher';
import type { QueryEditorProps } from './QueryEditor';
import { titles } from './titles';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  heading: titles.explorer,
  description: {
    id: 'developer.explorer.description',
    defaultMessage: 'Run queries with your own permissions. Mutations change real data.',
  },
  narrow: { id: 'developer.explorer.narrow', defaultMessage: 'GraphiQL needs a wider window' },
  narrowText: {
    id: 'developer.explorer.narrowText',
    defaultMessage: 'Rotate your device or open this page on a larger screen.',
  },
  mocked: {
    id: 'developer.explorer.mocked',
    defaultMessage:
      'If a response lists “mocked” in its extensions, the fields named there contain sample values. The types are correct, but the values have no meaning.',
  },
});

const LazyEditor = lazy(() => import('./QueryEditor').then((module) => ({ default: module.QueryEditor })));

/** The GraphQL explorer. The editor is loaded after the text about it; tests can pass a different editor. */
export function QueryExplorer({ Editor = LazyEditor }: { Editor?: ComponentType<QueryEditorProps> }) {
  const backEnd = useBackEnd();
  const [fetcher] = useState(() => createFetcher(backEnd));
  const isDark = useIsDark();
  const isNarrow = useMediaQuery('(max-width: 719.98px)');
  const { formatMessage } = useIntl();
  return (
    <Page
      heading={<FormattedMessage {...messages.heading} />}
      description={<FormattedMessage {...messages.description} />}
    >
      {isNarrow ? (
        <EmptyState
          title={formatMessage(messages.narrow)}
          description={formatMessage(messages.narrowText)}
          drawing="broken"
        />
      ) : (
        <>
          <Notice tone="info">
            <FormattedMessage {...messages.mocked} />
          </Notice>
          <Suspense fallback={<Placeholder height="480px" />}>
            <Editor fetcher={fetcher} examples={examples} isDark={isDark} />
          </Suspense>
        </>
      )}
    </Page>
  );
}
