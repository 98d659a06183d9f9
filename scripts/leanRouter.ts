import type { Plugin } from 'vite';

/** What is replaced in React Router's code, and by what. */
const replacements: readonly [pattern: RegExp, replacement: string][] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/var ENABLE_DEV_WARNINGS = true;/g, 'var ENABLE_DEV_WARNINGS = false;'],
];

/**
 * Lets the bundler drop unused parts of React Router, such as its forms and framework mode. They are otherwise kept
 * because of names for developer tools and calls that are not marked as pure, and the package exports only its
 * development build. The build fails if a pattern no longer matches. See docs/decisions/0001-lean-router.md.
 */
export function leanRouter(): Plugin {
  const unmatched = new Set(replacements.map(([pattern]) => pattern));
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (source) => {
        let code = source;
        for (const [pattern, replacement] of replacements) {
          const next = code.replace(pattern, replacement);
          if (next !== code) unmatched.delete(pattern);
          code = next;
        }
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (error || unmatched.size === 0) return;
      const patterns = [...unmatched].join(' and ');
      this.error(`React Router’s code no longer matches ${patterns}. Update or remove scripts/leanRouter.ts.`);
    },
  };
}
