import { makeStyles, tokens } from '@fluentui/react-components';
import { Picture } from '#ui/picture/Picture';
import { PictureName } from '#ui/picture/PictureName';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** An image, or initials on a color that the name decides. */
export function PictureExample() {
  return (
    <div className={useStyles().row}>
      <Picture url="/media/avatar-ada" name="Ada Lovelace" alt="Ada Lovelace" size={40} isRound />
      <Picture url={null} name="Grace Hopper" alt="Grace Hopper" size={40} isRound />
      <Picture url={null} name="Trail Tent" alt="Trail Tent" size={64} />
      <PictureName url={null} name="Katherine Johnson" note="katherine@example.com" />
    </div>
  );
}
