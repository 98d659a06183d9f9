import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Gateway } from '#server/gateway';
import { grantClientAbilities } from '../../support/clientAbilities';

/** The title of the newest post, 12. */
export const garden = 'The catalog as a garden: what to plant, what to prune, and why nothing in it is ever finished';

/** Lets the demo client read and comment on the blog, and nothing else. */
export function allowReading(gateway: Gateway): Promise<void> {
  return grantClientAbilities(gateway, { BlogPost: ['read'], BlogComment: ['create'] });
}

/** The titles of the cards once loaded, in their order. */
export async function cardTitles(): Promise<(string | null)[]> {
  const cards = await waitFor(() => {
    const found = document.querySelectorAll('main li h2');
    expect(found).not.toHaveLength(0);
    return found;
  });
  return [...cards].map(({ textContent }) => textContent);
}
