import type { ReactElement } from 'react';
import { useIllustrationStyles } from './illustrationStyles';

/** The subject of a drawing: an empty shelf, a search without results, a broken thread, a closed door. */
export type SpotIllustrationName = 'shelf' | 'search' | 'broken' | 'door';

const shapes: Record<SpotIllustrationName, (accent: string) => ReactElement> = {
  shelf: (accent) => (
    <>
      <path d="M14 76h92M14 40h92M20 22v66M100 22v66" />
      <rect x="30" y="52" width="18" height="24" rx="2" />
      <rect x="52" y="58" width="22" height="18" rx="2" className={accent} />
      <rect x="66" y="20" width="20" height="20" rx="2" />
    </>
  ),
  search: (accent) => (
    <>
      <rect x="18" y="22" width="62" height="56" rx="4" />
      <path d="M28 36h30M28 48h20M28 60h24" />
      <circle cx="76" cy="58" r="16" className={accent} />
      <path d="m88 70 14 14" />
    </>
  ),
  broken: (accent) => (
    <>
      <path d="M8 50h26M86 50h26" fill="none" />
      <rect x="34" y="38" width="18" height="24" rx="4" />
      <rect x="68" y="38" width="18" height="24" rx="4" className={accent} />
      <path d="m56 30-3-8M64 30l3-8M56 70l-3 8M64 70l3 8" fill="none" />
    </>
  ),
  door: (accent) => (
    <>
      <rect x="36" y="14" width="48" height="74" rx="3" />
      <path d="M20 88h80" />
      <rect x="50" y="46" width="20" height="16" rx="3" className={accent} />
      <path d="M54 46v-5a6 6 0 0 1 12 0v5" fill="none" />
    </>
  ),
};

/** A small drawing in the theme colors, for pages with little other content. */
export function SpotIllustration({ name }: { name: SpotIllustrationName }) {
  const styles = useIllustrationStyles();
  return (
    <svg className={styles.drawing} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
      {shapes[name](styles.accent)}
    </svg>
  );
}
