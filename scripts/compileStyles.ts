import { join } from 'node:path';
import type { Plugin } from 'vite';
import { resolveStyles, type ResolvedStyles } from './styles/resolveStyles.ts';
import { findStyleCalls } from './styles/styleCalls.ts';

/** The CSS compiler that Griffel uses when styles are computed while the app runs. */
const CSS_COMPILER = /node_modules\/stylis\//;

/** Returns the source with its calls of `makeStyles` replaced by calls of `__styles` with the computed styles. */
export function replaceStyles(code: string, fileName: string, styles: readonly ResolvedStyles[]): string {
  const { calls } = findStyleCalls(code, fileName);
  const compiled = calls.reduceRight((rest, { start, end }, index) => {
    const [classes, rules] = styles[index] ?? [];
    return `${rest.slice(0, start)}__styles(${JSON.stringify(classes)}, ${JSON.stringify(rules)})${rest.slice(end)}`;
  }, code);
  return `import { __styles } from '@fluentui/react-components';${compiled}`;
}

/**
 * A plugin that computes the app's styles at build time: each call of `makeStyles` in `src` becomes the call of
 * `__styles` that Fluent's own components are published with. The build fails if a style cannot be computed or code
 * that computes styles is bundled all the same. See docs/decisions/0018-compiled-styles.md.
 */
export function compileStyles(): Plugin {
  let source = '';
  let styles = new Map<string, ResolvedStyles[]>();
  return {
    name: 'compile-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      source = join(root, 'src');
    },
    async buildStart() {
      styles = await resolveStyles(source);
    },
    transform(code, id) {
      const resolved = styles.get(id);
      return resolved?.length ? { code: replaceStyles(code, id, resolved), map: null } : null;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => CSS_COMPILER.test(id)))
          this.error(
            `Code that computes styles is bundled in ${chunk.fileName}. Use makeStyles, or adapt scripts/compileStyles.ts.`,
          );
      }
    },
  };
}
