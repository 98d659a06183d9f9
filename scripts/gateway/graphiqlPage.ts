import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { examples } from '../../src/features/developer/examples';
import { SIGN_IN_SCRIPT } from './graphiqlSignIn';

/** The page for a browser that opens the endpoint: GraphiQL with the app's examples, behind a form to sign in. */
export const graphiqlPage = (options?: GraphiQLOptions): string =>
  renderGraphiQL({ ...options, defaultTabs: [...examples] }).replace(
    '<head>',
    () => `<head><script>${SIGN_IN_SCRIPT}</script>`,
  );
