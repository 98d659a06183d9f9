import type { Plugin } from 'vite';

/**
 * Takes Roboto out of GraphiQL's style sheet: the whole app, whose list of fonts has it further down, would change its
 * letters once that screen has been open. GraphiQL gets the app's letters instead, see `QueryEditor`.
 */
export const graphiqlStyle = (): Plugin => ({
  name: 'graphiql-style',
  enforce: 'pre',
  transform: {
    filter: { id: /graphiql\/dist\/style\.css/ },
    handler: (code) => ({ code: code.replace(/@font-face \{[^}]*font-family: Roboto;[^}]*\}/g, ''), map: null }),
  },
});
