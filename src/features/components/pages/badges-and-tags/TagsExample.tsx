import { Button, Tag, TagGroup } from '@fluentui/react-components';
import { useState } from 'react';

const allTags = ['Outdoor', 'Tents', 'Sale', 'New'];

/** Tags that can be removed. */
export function TagsExample() {
  const [tags, setTags] = useState(allTags);
  if (tags.length === 0) return <Button onClick={() => setTags(allTags)}>Restore tags</Button>;
  return (
    <TagGroup
      aria-label="Tags"
      dismissible
      onDismiss={(_event, { value }) => setTags(tags.filter((tag) => tag !== value))}
    >
      {tags.map((tag) => (
        <Tag key={tag} value={tag}>
          {tag}
        </Tag>
      ))}
    </TagGroup>
  );
}
