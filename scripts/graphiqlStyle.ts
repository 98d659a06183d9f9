import type { Plugin } from 'vite';

/**
 * Removes Roboto from GraphiQL's style sheet. Roboto is a fallback in the app's font list, so the whole app would
 * change its font once that screen has been opened. GraphiQL uses the app's font instead, see `QueryEditor`.
 */
export function graphiqlStyle(): Plugin {
  return {
    name: 'graphiql-style',
    enforce: 'pre',
    transform: {
      filter: { id: /graphiql\/dist\/style\.css/ },
      handler: (code) => ({ code: code.replace(/@font-face \{[^}]*font-family: Roboto;[^}]*\}/g, ''), map: null }),
    },
  };
}
