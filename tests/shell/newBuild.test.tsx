import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasNewBuild } from '#lib/newBuild';
import { renderApp } from '../support/renderApp';

const script = document.createElement('script');

/** Makes this page one of the build `old`, on a host that answers requests for `build.json` like this. */
const serveBuild = (answer: () => Response) => {
  script.type = 'module';
  script.src = '/assets/index-old.js';
  document.head.append(script);
  const reach = globalThis.fetch;
  let checks = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, init) => {
    if (target !== '/build.json') return reach(target, init);
    checks += 1;
    return answer();
  });
  return { checks: () => checks };
};

afterEach(() => script.remove());

const answers: { title: string; answer: () => Response; expected: boolean }[] = [
  { title: 'has the same build', answer: () => Response.json({ id: '/assets/index-old.js' }), expected: false },
  { title: 'has another build', answer: () => Response.json({ id: '/assets/index-new.js' }), expected: true },
  { title: 'answers with a page', answer: () => new Response('<!doctype html>'), expected: false },
  { title: 'answers with an error', answer: () => Response.json({ error: 'Not found' }), expected: false },
  {
    title: 'cannot be reached',
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
    expected: false,
  },
];

test.each(answers)('there is a new build ($expected) if the host $title', async ({ answer, expected }) => {
  serveBuild(answer);
  expect(await hasNewBuild()).toBe(expected);
});

test('tells a user who returns to the page that there is a new build, and checks at most once a minute', async () => {
  let id = '/assets/index-old.js';
  let checks = () => 0;
  await renderApp('/jobs', {
    beforeDrawing: () => ({ checks } = serveBuild(() => Response.json({ id }))),
  });
  const now = vi.spyOn(performance, 'now');
  await vi.waitFor(() => {
    fireEvent.focus(window);
    expect(checks()).toBe(1);
  }, 10_000);
  id = '/assets/index-new.js';
  fireEvent.focus(window);
  expect(checks()).toBe(1);
  now.mockReturnValue(performance.now() + 60_000);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByText('A new version of Catalog Manager is available')).toBeVisible());
  expect(screen.getByText('Reload')).toBeVisible();
  now.mockReturnValue(performance.now() + 120_000);
  fireEvent.focus(window);
  expect(checks()).toBe(2);
});
