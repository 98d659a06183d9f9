import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { examples } from '#features/developer/examples';
import { inlineScriptHashes, policyText } from '../contentSecurityPolicy';
import { SIGN_IN_SCRIPT } from './graphiqlSignIn';

/** The page is a single file, so that it connects only to the gateway. Monaco needs inline styles. */
const getPolicy = (html: string): string =>
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
 * Returns the page for browsers that open the endpoint: GraphiQL with the app's examples, behind a sign-in form, with a
 * policy that blocks all other scripts.
 */
export function graphiqlPage(options?: GraphiQLOptions): string {
  const html = renderGraphiQL({ ...options, defaultTabs: [...examples] }).replace(
    '<head>',
    () => `<head><script>${SIGN_IN_SCRIPT}</script>`,
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${getPolicy(html)}" />`;
  return html.replace('<head>', () => `<head>${policy}`);
}
