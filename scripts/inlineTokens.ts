import type { Plugin } from 'vite';

const IMPORT =
  /import\s*\{[^}]*\btokens\b(?! as)[^}]*\}\s*from\s*['"]@fluentui\/(?:react-components|react-theme|tokens)['"]/;

/** Replaces uses of Fluent’s design tokens with their values, which are references to CSS variables. */
export function replaceTokens(code: string, tokens: Readonly<Record<string, string>>): string {
  if (!IMPORT.test(code)) return code;
  return code.replace(/(?<![\w./])tokens\.(\w+)/g, (use, name: string) => {
    const value = tokens[name];
    return value === undefined ? use : JSON.stringify(value);
  });
}

/**
 * A plugin that replaces design tokens with their values, because the object that holds all of them would be part of
 * each page. The build fails if there is none to replace. See docs/decisions/0022-inlined-tokens.md.
 */
export function inlineTokens(): Plugin {
  let isUsed = false;
  let tokens: Readonly<Record<string, string>> = {};
  return {
    name: 'inline-tokens',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      // Loaded here, so that starting the development server does not wait for all of Fluent.
      ({ tokens } = await import('@fluentui/react-components'));
    },
    transform: {
      filter: { id: [/\/src\/.*\.tsx?$/, /\/@fluentui\/react-[^/]+\/lib\/.*\.js$/], code: 'tokens.' },
      handler(source, id) {
        // The text of a file, as the component pages show it.
        if (id.includes('?')) return null;
        const code = replaceTokens(source, tokens);
        if (code === source) return null;
        isUsed = true;
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error('No design token was found. Update or remove scripts/inlineTokens.ts.');
    },
  };
}
