import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { updateRole } from '#server/domain/auth/roles';
import type { Gateway } from '#server/gateway';

/** The title of the newest post, 12. */
export const garden = 'The catalog as a garden: what to plant, what to prune, and why nothing in it is ever finished';

/** Lets the demo client read and comment on the blog, and nothing else. */
export async function allowReading({ context }: Gateway): Promise<void> {
  const [user = null] = await context.store.list('authUsers', ({ role }) => role === 'admin');
  await updateRole({ ...context, user }, 'client', [
    { action: 'read', subject: 'Auth' },
    { action: 'read', subject: 'BlogPost' },
    { action: 'create', subject: 'BlogComment' },
  ]);
}

/** Removes all posts. */
export async function removePosts({ context }: Gateway): Promise<void> {
  const posts = await context.store.list('blogPosts');
  await context.store.commit(posts.map(({ id }) => ({ table: 'blogPosts' as const, remove: id })));
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
