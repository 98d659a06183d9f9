import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { examples } from '../../src/features/developer/examples';

const SIGN_IN = `# Sign in, then put the token among the headers
# of a tab (below): { "Authorization": "Bearer …" }
# It is good for ten minutes.
#
# An answer with "mocked" among its extensions
# holds made-up values: the schema has the fields
# named there, but no rule fills them yet.
mutation SignIn {
  login(email: "admin@demo.com", password: "admin") {
    accessToken
  }
}
`;

/** The page for a browser that opens the endpoint: GraphiQL with a tab for signing in, and the app's examples. */
export const graphiqlPage = (options?: GraphiQLOptions): string =>
  renderGraphiQL({ ...options, defaultTabs: [{ query: SIGN_IN }, ...examples] });
