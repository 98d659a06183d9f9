import type { FluentIcon } from '@fluentui/react-icons';
import { useLoaded } from '#routing/useLoaded';

/** An icon that takes the size of the text around it. */
interface NamedIcon {
  /** For example, `AddRegular`. */
  name: string;
  Icon: FluentIcon;
}

// The package exports its icons one file per icon, thousands of chunks, or all sizes at once, several times as much. As
// modules of their own, these files are whole; without `query`, Fluent's components would load the whole files for a
// few icons, too.
const chunks = import.meta.glob<Readonly<Record<string, FluentIcon>>>(
  '/node_modules/@fluentui/react-icons/lib/icons/chunk-*.js',
  { exhaustive: true, query: '?gallery' },
);

let icons: readonly NamedIcon[] | undefined;

async function loadIcons(): Promise<readonly NamedIcon[]> {
  const modules = await Promise.all(Object.values(chunks).map((load) => load()));
  icons = modules
    .flatMap((module) => Object.entries(module).map(([name, Icon]) => ({ name, Icon })))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return icons;
}

/** All icons without a fixed size, by name; undefined until they are loaded. */
export function useIcons(): readonly NamedIcon[] | undefined {
  return useLoaded(icons, loadIcons);
}
