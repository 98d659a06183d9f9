import type { ApolloClient } from '@apollo/client';
import { createClient } from '#graphql/client';
import type { ServerCalls } from '#graphql/serverCalls';
import { parsePreferences, preferencesKey } from '#preferences/preferences';
import { isAllowed } from '#session/ability';
import { readStored } from '#lib/storedJson';
import { screenAt } from '../screen/screenAt';
import { whenShown } from '../screen/shownScreen';
import type { Services } from '../services';

let prepared: { client: ApolloClient; userId: string } | undefined;

/** Milliseconds within which a gateway that is already running answers, also on a busy machine. */
export const quickAnswerMs = 60;

/**
 * Creates the client of the signed-in user and sends the queries of the screen at the URL, before anything is rendered.
 * Resolves when they are answered, or will not be soon. See `Screen.preload` and
 * docs/decisions/0031-preloaded-queries.md.
 */
export async function prepareClient(
  { backEnd, sessionStore, storage }: Services,
  { pathname, search }: Location,
): Promise<void> {
  const user = sessionStore.get().session?.user;
  const { screen, params = {} } = screenAt(pathname) ?? {};
  if (!user || !screen?.preload) return;
  if (screen.ability && !isAllowed(user.ability, screen.ability.action, screen.ability.subject)) return;
  const client = createClient(backEnd);
  // What has arrived before the screen is shown is not requested again.
  client.prioritizeCacheValues = true;
  whenShown(() => (client.prioritizeCacheValues = false));
  prepared = { client, userId: user.id };
  const preferences = parsePreferences(readStored(storage, preferencesKey));
  const answers = screen.preload({ client, params, search: new URLSearchParams(search), preferences });
  await Promise.race([
    // The screen sends what failed once more, and shows the error.
    answers.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, quickAnswerMs)),
  ]);
}

/** Returns the client that was prepared for the user, once, or else a new one with an empty cache. */
export function takeClient(backEnd: ServerCalls, userId: string | undefined): ApolloClient {
  const client = prepared?.userId === userId ? prepared?.client : undefined;
  prepared = undefined;
  return client ?? createClient(backEnd);
}
