import { List, ListItem, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { lineBelow } from '#ui/layout/lines';
import { PictureName } from '#ui/picture/PictureName';
import { StatusBadge } from '#ui/text/StatusBadge';

const people = [
  { name: 'Ada Lovelace', note: 'Editor', isActive: true },
  { name: 'Grace Hopper', note: 'Administrator', isActive: true },
  { name: 'Radia Perlman', note: 'Author', isActive: false },
];

const useStyles = makeStyles({
  item: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    ...lineBelow,
  },
});

/** Records in lines, each with its status at the end. */
export function LinesExample() {
  const styles = useStyles();
  return (
    <List aria-label="People">
      {people.map(({ name, note, isActive }) => (
        <ListItem key={name} className={styles.item}>
          <PictureName url={null} name={name} note={note} />
          <StatusBadge tone={isActive ? 'success' : 'neutral'} label={isActive ? 'Active' : 'Inactive'} />
        </ListItem>
      ))}
    </List>
  );
}
