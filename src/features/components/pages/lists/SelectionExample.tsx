import { List, ListItem, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { useState } from 'react';

const catalogs = ['Summer', 'Winter', 'Clearance'];

const useStyles = makeStyles({
  stack: { display: 'grid', rowGap: tokens.spacingVerticalS, maxWidth: '320px' },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
});

/** A list box, from which several entries can be selected. A check mark shows which ones are. */
export function SelectionExample() {
  const styles = useStyles();
  const [selected, setSelected] = useState<(string | number)[]>(['Summer']);
  return (
    <div className={styles.stack}>
      <List
        aria-label="Catalogs"
        selectionMode="multiselect"
        selectedItems={selected}
        onSelectionChange={(_event, { selectedItems }) => setSelected(selectedItems)}
      >
        {catalogs.map((name) => (
          // Screen readers get the selection from the list box, in which a checkbox would be a second control.
          <ListItem key={name} value={name} checkmark={null} className={styles.item}>
            {name}
            {selected.includes(name) && <CheckmarkRegular aria-hidden="true" />}
          </ListItem>
        ))}
      </List>
      <Text role="status">{selected.length} selected</Text>
    </div>
  );
}
