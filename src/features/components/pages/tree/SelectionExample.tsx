import { Tree, TreeItem, TreeItemLayout, type TreeCheckedChangeData } from '@fluentui/react-components';
import { useState } from 'react';

type Checked = NonNullable<TreeCheckedChangeData['checkedItems']>;

/** Several entries can be selected. */
export function SelectionExample() {
  const [checked, setChecked] = useState<Checked>(new Map([['tents', true]]));
  return (
    <Tree
      aria-label="Categories to export"
      selectionMode="multiselect"
      defaultOpenItems={['outdoor']}
      checkedItems={checked}
      onCheckedChange={(_event, { value, checked: isChecked }) => setChecked(new Map(checked).set(value, isChecked))}
    >
      <TreeItem itemType="branch" value="outdoor">
        <TreeItemLayout>Outdoor</TreeItemLayout>
        <Tree>
          <TreeItem itemType="leaf" value="tents">
            <TreeItemLayout>Tents</TreeItemLayout>
          </TreeItem>
          <TreeItem itemType="leaf" value="stoves">
            <TreeItemLayout>Stoves</TreeItemLayout>
          </TreeItem>
        </Tree>
      </TreeItem>
    </Tree>
  );
}
