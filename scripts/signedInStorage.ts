import { EMBEDDED_SECRETS } from '#mocks/embeddedSecrets';
import { createDemoGateway } from '#mocks/demo/demoGateway';

/**
 * What the app keeps in `localStorage` while the demo administrator is signed in, the embedded gateway's part included.
 */
export async function signedInStorage(): Promise<Record<string, string>> {
  // Signed in one hour in the future, so that the token does not expire during a long series of page loads.
  const gateway = await createDemoGateway({
    demoProducts: 1,
    secrets: EMBEDDED_SECRETS,
    now: () => new Date(Date.now() + 3_600_000),
  });
  const login = await gateway.handle(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation {
          signIn(input: { email: "admin@demo.com", password: "admin" }) {
            session {
              accessToken
              refreshToken
              userData {
                id fullName username avatar email role idleMinutes unavailable
                defaultViews { list catalogId }
                ability { action subject }
              }
            }
          }
        }`,
      }),
    }),
  );
  const { data } = (await login!.json()) as { data: { signIn: { session: Record<string, unknown> } } };
  const [record] = await gateway.context.store.list('sessions');
  return {
    ...Object.fromEntries(Object.entries(data.signIn.session).map(([key, value]) => [key, JSON.stringify(value)])),
    demoSession: JSON.stringify(record),
  };
}
