import { useState } from 'react';
import { ActionMenu } from '#ui/menu/ActionMenu';

const sorts = ['Name', 'Price', 'Updated'];
const columns = ['Image', 'SKU', 'Stock'];

/** One choice of several, and settings that keep the menu open. */
export function ChoicesExample() {
  const [sort, setSort] = useState('Name');
  const [shown, setShown] = useState<readonly string[]>(columns);
  const toggle = (name: string) =>
    setShown(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);
  return (
    <ActionMenu
      sections={[
        {
          id: 'sort',
          heading: 'Sort by',
          kind: 'choice',
          entries: sorts.map((name) => ({
            id: name,
            label: name,
            isChecked: name === sort,
            onSelect: () => setSort(name),
          })),
        },
        {
          id: 'columns',
          heading: 'Columns',
          kind: 'toggles',
          entries: columns.map((name) => ({
            id: name,
            label: name,
            isChecked: shown.includes(name),
            onSelect: () => toggle(name),
          })),
        },
      ]}
    >
      View
    </ActionMenu>
  );
}
