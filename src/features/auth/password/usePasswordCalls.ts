import { useMemo } from 'react';
import { createSessionCalls, type PasswordCalls, type SetUpCalls } from '#session/sessionCalls';
import { useBackEnd } from '#graphql/backEnd';

/** The server requests of the pages for passwords and the first administrator, which no other page loads. */
export function usePasswordCalls(): PasswordCalls & SetUpCalls {
  const { url, ready, outages, hasCookie } = useBackEnd();
  return useMemo(() => {
    const calls = createSessionCalls(url, outages.fetch, hasCookie);
    return {
      passwordEmail: (email) => ready.then(() => calls.passwordEmail(email)),
      passwordLink: (token) => ready.then(() => calls.passwordLink(token)),
      isSetUpNeeded: () => ready.then(calls.isSetUpNeeded),
      isSetUpLink: (token) => ready.then(() => calls.isSetUpLink(token)),
      setUp: (input) => ready.then(() => calls.setUp(input)),
      passwordReset: (input) => ready.then(() => calls.passwordReset(input)),
    };
  }, [url, ready, outages, hasCookie]);
}
