import { makeStyles, tokens } from '@fluentui/react-components';
import { Picture } from '#ui/picture/Picture';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** An image of the server. Without one, or if it fails to load, the initials stay in its place. */
export function FallbackExample() {
  return (
    <div className={useStyles().row}>
      <Picture url="/media/scene-river" name="River Kayak" alt="River Kayak" size={96} />
      <Picture url={null} name="Summit Backpack" alt="Summit Backpack" size={96} />
    </div>
  );
}
