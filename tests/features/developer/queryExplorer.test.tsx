import { screen, waitFor } from '@testing-library/react';
import { parse, validate, type ExecutionResult } from 'graphql';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchema } from '#server/graphql/schema';
import { examples } from '#features/developer/examples';
import type { QueryEditorProps } from '#features/developer/QueryEditor';
import { QueryExplorer } from '#features/developer/QueryExplorer';
import { BackEndContext, useBackEnd } from '#graphql/backEnd';
import { createClient } from '#graphql/client';
import { createSessionCalls } from '#session/sessionCalls';
import { calls, setReachable, startGateway } from '../../support/gatewayServer';
import { getMedia } from '../../shell/layout/customizerPanel';
import { renderComponent } from '../../support/renderComponent';

const url = `${window.location.origin}/graphql`;
const { schema } = createSchema();

describe('Examples', () => {
  test.each(examples.map(({ query }) => [/(\w+ \w+)[ ({]/.exec(query.replace(/^#.*$/gm, ''))?.[1], query]))(
    '%s is valid for the schema',
    (_, query) => {
      expect(validate(schema, parse(query))).toEqual([]);
    },
  );

  test('cover each kind of operation', () => {
    const kinds = examples.map(({ query }) => /^(query|mutation|subscription)/m.exec(query)?.[1]);
    expect(new Set(kinds)).toEqual(new Set(['query', 'mutation', 'subscription']));
  });
});

/** Runs the test’s request in place of the editor, because jsdom lacks what a code editor needs to render. */
const editorFor = (request: Parameters<QueryEditorProps['fetcher']>[0]) =>
  function StandIn({ fetcher, examples: tabs, isDark }: QueryEditorProps) {
    const [answers, setAnswers] = useState<ExecutionResult[]>([]);
    const [failure, setFailure] = useState('');
    const run = async () => {
      try {
        for await (const answer of await fetcher(request)) setAnswers((given) => [...given, answer]);
      } catch (error) {
        setFailure(String(error));
      }
    };
    return (
      <>
        <button onClick={() => void run()}>Run</button>
        <output aria-label="Answers">{JSON.stringify(answers)}</output>
        <p>
          {tabs.length} tabs, {isDark ? 'dark' : 'light'}
        </p>
        <p role="alert">{failure}</p>
      </>
    );
  };

let tokens: { fresh: () => Promise<string | null>; replace: () => Promise<string | null> };
let token: string;
beforeEach(async () => {
  await startGateway({ demoProducts: 3 });
  token = (await createSessionCalls(url).login({ email: 'admin@demo.com', password: 'admin' })).accessToken;
  tokens = { fresh: () => Promise.resolve(token), replace: () => Promise.resolve(token) };
});

const Served = ({ children }: { children: ReactNode }) => (
  <BackEndContext value={{ ...useBackEnd(), url, tokens }}>{children}</BackEndContext>
);

const explore = async (request: Parameters<QueryEditorProps['fetcher']>[0]) => {
  const shown = await renderComponent(
    <Served>
      <QueryExplorer Editor={editorFor(request)} />
    </Served>,
  );
  await shown.user.click(await screen.findByRole('button', { name: 'Run' }));
  return shown;
};

const answers = (): ExecutionResult[] => JSON.parse(screen.getByRole('status', { name: 'Answers' }).textContent);

describe('GraphQL explorer', () => {
  test('explains its purpose and mocked values', async () => {
    await explore({ query: '{ me { id } }' });
    expect(screen.getByRole('heading', { level: 1, name: 'GraphiQL' })).toBeVisible();
    expect(screen.getByText(/contain sample values/)).toBeVisible();
    expect(screen.getByText(`${examples.length} tabs, light`)).toBeVisible();
  });

  test('says in a narrow window that it needs a wider one', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(getMedia('max-width'));
    await renderComponent(
      <Served>
        <QueryExplorer Editor={editorFor({ query: '{ me { id } }' })} />
      </Served>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'GraphiQL needs a wider window' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Run' })).not.toBeInTheDocument();
  });

  test('sends requests as the user, with variables, and shows the response unchanged', async () => {
    const query =
      'query A { nothing: __typename } query B($id: ID!) { catalog(id: $id) { ...C } } fragment C on Catalog { name }';
    await explore({ query, operationName: 'B', variables: { id: '1' } });
    await waitFor(() => expect(answers()).toEqual([{ data: { catalog: { name: expect.any(String) } } }]));
  });

  test('ignores the operation name of the tab before', async () => {
    await explore({ query: 'query Me { me { email } }', operationName: 'Catalogs' });
    await waitFor(() => expect(answers()).toEqual([{ data: { me: { email: 'admin@demo.com' } } }]));
  });

  test('retries once with a new token if the old one is rejected', async () => {
    const renewed = token;
    tokens = { fresh: () => Promise.resolve('expired'), replace: () => Promise.resolve(renewed) };
    await explore({ query: 'query Me { me { email } }' });
    await waitFor(() => expect(answers()).toEqual([{ data: { me: { email: 'admin@demo.com' } } }]));
    expect(calls.filter((name) => name === 'Me')).toHaveLength(2);
  });

  test('shows the server’s errors', async () => {
    await explore({ query: '{ nothing }' });
    await waitFor(() =>
      expect(answers()[0]?.errors?.[0]?.message).toBe('Cannot query field "nothing" on type "Query".'),
    );
  });

  test('explains why a document cannot be run', async () => {
    await explore({ query: '{ me' });
    await waitFor(() => expect(answers()[0]?.errors?.[0]?.message).toBe('Syntax Error: Expected Name, found <EOF>.'));
  });

  test('says that the server cannot be reached', async () => {
    setReachable(false);
    await explore({ query: '{ me { id } }' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Error/));
    expect(answers()).toEqual([]);
  });

  test('stays open for a subscription', async () => {
    await explore({ query: 'subscription { jobProgress { type status } }' });
    await waitFor(() => expect(calls).toContain('unnamed'));
    const client = createClient({ url, ready: Promise.resolve(), tokens });
    await client.mutate({
      mutation: parse('mutation V { validateCatalog(input: { catalogId: "1" }) { job { id } } }'),
    });
    await waitFor(() => expect(answers().length).toBeGreaterThan(0));
    expect(answers()[0]).toEqual({ data: { jobProgress: { type: 'VALIDATE', status: expect.any(String) } } });
  });
});
