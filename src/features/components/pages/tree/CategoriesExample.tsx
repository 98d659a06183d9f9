import { Tree, TreeItem, TreeItemLayout } from '@fluentui/react-components';
import { TagRegular } from '@fluentui/react-icons/svg/tag';

const categories = [
  { name: 'Outdoor', children: ['Tents', 'Sleeping bags', 'Stoves'] },
  { name: 'Water', children: ['Kayaks', 'Paddles'] },
];

/** Categories and what is in them. */
export function CategoriesExample() {
  return (
    <Tree aria-label="Categories" defaultOpenItems={['Outdoor']}>
      {categories.map(({ name, children }) => (
        <TreeItem key={name} itemType="branch" value={name}>
          <TreeItemLayout>{name}</TreeItemLayout>
          <Tree>
            {children.map((child) => (
              <TreeItem key={child} itemType="leaf">
                <TreeItemLayout iconBefore={<TagRegular />}>{child}</TreeItemLayout>
              </TreeItem>
            ))}
          </Tree>
        </TreeItem>
      ))}
      <TreeItem itemType="leaf">
        <TreeItemLayout iconBefore={<TagRegular />}>Gift cards</TreeItemLayout>
      </TreeItem>
    </Tree>
  );
}
