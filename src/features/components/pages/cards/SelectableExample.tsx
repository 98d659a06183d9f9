import { Card, CardHeader, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const plans = [
  { id: 'basic', name: 'Basic', text: 'One catalog, 500 products' },
  { id: 'standard', name: 'Standard', text: 'Five catalogs, 10,000 products' },
];

const useStyles = makeStyles({
  cards: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  card: { width: '240px', maxWidth: '100%' },
});

/** Cards that can be selected by clicking anywhere on them. */
export function SelectableExample() {
  const styles = useStyles();
  const [selected, setSelected] = useState<readonly string[]>(['basic']);
  return (
    <div className={styles.cards}>
      {plans.map(({ id, name, text }) => (
        <Card
          key={id}
          className={styles.card}
          checkbox={{ 'aria-label': name }}
          selected={selected.includes(id)}
          onSelectionChange={(_event, data) =>
            setSelected(data.selected ? [...selected, id] : selected.filter((each) => each !== id))
          }
        >
          <CardHeader header={<Text weight="semibold">{name}</Text>} description={text} />
        </Card>
      ))}
    </div>
  );
}
