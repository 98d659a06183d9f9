import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { examples } from '../../src/features/developer/examples';
import { inlineScriptHashes, policyText } from '../contentSecurityPolicy';
import { SIGN_IN_SCRIPT } from './graphiqlSignIn';

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
 * The page for a browser that opens the endpoint: GraphiQL with the app's examples, behind a form to sign in, under a
 * policy that lets no other script run.
 */
export const graphiqlPage = (options?: GraphiQLOptions): string => {
  const html = renderGraphiQL({ ...options, defaultTabs: [...examples] }).replace(
    '<head>',
    () => `<head><script>${SIGN_IN_SCRIPT}</script>`,
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`;
  return html.replace('<head>', () => `<head>${policy}`);
};
