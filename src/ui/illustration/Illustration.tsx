import { useIllustrationStyles } from './illustrationStyles';
import { sceneShapes } from './illustrationShapes';

/**
 * The subject of a scene: a warehouse gate with a lock, a gap on the shelf, gears and a wrench, a torn belt, an
 * unopened parcel.
 */
export type IllustrationName = keyof typeof sceneShapes;

/** A large drawing in the theme colors, for full-page status messages. */
export function Illustration({ name }: { name: IllustrationName }) {
  const styles = useIllustrationStyles();
  return (
    <svg className={styles.drawing} width="320" height="200" viewBox="0 0 320 200" aria-hidden="true">
      <path d="M16 172h288" className={styles.line} />
      {sceneShapes[name](styles)}
    </svg>
  );
}
