import { useMemo } from 'react';
import { createSessionCalls, type PasswordCalls } from '#session/sessionCalls';
import { useBackEnd } from '#graphql/backEnd';

/** The server requests of the pages for passwords, which no other page loads. */
export function usePasswordCalls(): PasswordCalls {
  const { url, ready, outages } = useBackEnd();
  return useMemo(() => {
    const calls = createSessionCalls(url, outages.fetch);
    return {
      passwordEmail: (email) => ready.then(() => calls.passwordEmail(email)),
      passwordLink: (token) => ready.then(() => calls.passwordLink(token)),
      passwordReset: (input) => ready.then(() => calls.passwordReset(input)),
    };
  }, [url, ready, outages]);
}
