import type { Plugin } from 'vite';

/** A file of the icon package that is not for the page of all icons. */
const ICON_FILE = /\/react-icons\/lib\/icons\/chunk-\d+\.js$/;

/** Most bytes of one file that Fluent’s components need. All icons of a file have at least 24,000. */
const LARGEST = 15_000;

/**
 * A plugin with which the build fails if a file contains more icons than Fluent’s components use: each has hundreds,
 * which only the page of all icons shows. See docs/decisions/0013-chunk-groups.md.
 */
export function iconFiles(): Plugin {
  return {
    name: 'icon-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          if (!ICON_FILE.test(id) || renderedLength <= LARGEST) continue;
          this.error(
            `${chunk.fileName} has ${renderedLength} bytes of ${id}. Adapt useIcons.ts or scripts/iconFiles.ts.`,
          );
        }
      }
    },
  };
}
