import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyWithRetry } from '#lib/lazyWithRetry';

it('leaves the page alone while a part cannot be fetched, and shows it once it can', async () => {
  let loads = 0;
  const Part = lazyWithRetry(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(() => <p>The part</p>);
  });
  render(
    <>
      <p>The page</p>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  expect(screen.getByText('The page')).toBeVisible();
  await waitFor(() => expect(screen.getByText('The part')).toBeVisible());
  expect(loads).toBe(2);
});
