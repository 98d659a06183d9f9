import {
  Button,
  Card,
  CardFooter,
  CardHeader,
  makeStyles,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { Picture } from '#ui/picture/Picture';

const useStyles = makeStyles({
  card: { maxWidth: '320px' },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  note: { color: tokens.colorNeutralForeground3 },
});

/** A card with a heading, text, and its own actions. */
export function ActionExample() {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <CardHeader
        image={<Picture url={null} name="Trail Tent" size={40} />}
        header={<h3 className={styles.title}>Trail Tent</h3>}
        description={<span className={styles.note}>Outdoor, 2 persons</span>}
      />
      <Text>A light tent for two, with room for boots and backpacks.</Text>
      <CardFooter>
        <Button appearance="primary">Add to cart</Button>
        <Button>Details</Button>
      </CardFooter>
    </Card>
  );
}
