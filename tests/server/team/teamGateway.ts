import { createSetUpLink } from '#server/domain/users/setUp';
import { createGateway, type Gateway, type GatewayOptions } from '#server/gateway';
import { createCookieReader } from '#server/refreshCookie';

/** Any JSON value; the tests state what they expect of it. */
type Json = ReturnType<typeof JSON.parse>;

/** A gateway without demo data, and requests to it. */
export interface TeamGateway {
  gateway: Gateway;
  /** The token of the link to set it up. */
  token: string;
  fetch: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** The result of an operation, with the access token if one is given. */
  ask: (query: string, variables?: Record<string, unknown>, accessToken?: string) => Promise<Json>;
  /** Creates the administrator Mira, and returns the access token. */
  setUp: () => Promise<string>;
  /** Creates a user with a role and a password, and returns the access token. */
  join: (role: string, administrator: string) => Promise<string>;
}

const SET_UP = 'mutation ($input: SetUpInput!) { setUp(input: $input) { session { accessToken } } }';
const INVITE = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { invitationLink } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { accessToken } } }';

export const PASSWORD = 'three unrelated words';

/** Creates a gateway as `npm run serve` has it, in memory. */
export async function createTeamGateway(
  now?: () => Date,
  options: Pick<GatewayOptions, 'sendEmail'> = {},
): Promise<TeamGateway> {
  const gateway = await createGateway({
    ...options,
    ...(now && { now }),
    publicUrl: 'https://team.example',
    readRefreshCookie: createCookieReader({ name: 'refresh', isSecure: true }),
  });
  const [, token = ''] = (await createSetUpLink(gateway.context))?.split('#') ?? [];
  const team: TeamGateway = {
    gateway,
    token,
    fetch: async (method, path, body, headers = {}) => {
      const answer = await gateway.handle(
        new Request(`http://localhost${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      return answer ?? new Response(null, { status: 404 });
    },
    ask: async (query, variables = {}, accessToken) => {
      const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
      return (await team.fetch('POST', '/graphql', { query, variables }, headers)).json();
    },
    setUp: async () => {
      const input = { token, fullName: 'Mira Okafor', email: 'mira@team.example', password: PASSWORD };
      return (await team.ask(SET_UP, { input })).data.setUp.session.accessToken;
    },
    join: async (role, administrator) => {
      const email = `${role}@team.example`;
      const invited = await team.ask(INVITE, { input: { fullName: role, email, role } }, administrator);
      const { searchParams } = new URL(invited.data.createUser.invitationLink);
      await team.ask(RESET, { input: { token: searchParams.get('token'), password: PASSWORD } });
      return (await team.ask(SIGN_IN, { input: { email, password: PASSWORD } })).data.signIn.session.accessToken;
    },
  };
  return team;
}
