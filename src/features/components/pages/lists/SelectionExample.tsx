import { List, ListItem, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const catalogs = ['Summer', 'Winter', 'Clearance'];

const useStyles = makeStyles({ stack: { display: 'grid', rowGap: tokens.spacingVerticalS, maxWidth: '320px' } });

/** A list from which several entries can be selected. */
export function SelectionExample() {
  const [selected, setSelected] = useState<(string | number)[]>(['Summer']);
  return (
    <div className={useStyles().stack}>
      <List
        aria-label="Catalogs"
        selectionMode="multiselect"
        selectedItems={selected}
        onSelectionChange={(_event, { selectedItems }) => setSelected(selectedItems)}
      >
        {catalogs.map((name) => (
          <ListItem key={name} value={name} checkmark={{ 'aria-label': name }}>
            {name}
          </ListItem>
        ))}
      </List>
      <Text role="status">{selected.length} selected</Text>
    </div>
  );
}
