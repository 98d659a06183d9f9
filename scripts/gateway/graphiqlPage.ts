import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { examples } from '../../src/features/developer/examples';
import { inlineScriptHashes, policyText } from '../contentSecurityPolicy';

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

/** The page is one file, so that nothing but the gateway itself is called. Monaco needs inline styles. */
const policyOf = (html: string): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': inlineScriptHashes(html),
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'font-src': ['data:'],
    'connect-src': ["'self'"],
    'worker-src': ['blob:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });

/**
 * The page for a browser that opens the endpoint: GraphiQL with a tab for signing in, and the app's examples, under a policy
 * that lets no other script run.
 */
export const graphiqlPage = (options?: GraphiQLOptions): string => {
  const html = renderGraphiQL({ ...options, defaultTabs: [{ query: SIGN_IN }, ...examples] });
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`;
  return html.replace('<head>', () => `<head>${policy}`);
};
