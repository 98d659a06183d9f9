import { Button, makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const allTags = ['Outdoor', 'Tents', 'Sale', 'New'];

const useStyles = makeStyles({ tags: { flexWrap: 'wrap', rowGap: tokens.spacingVerticalS } });

/** Tags that can be removed. */
export function TagsExample() {
  const styles = useStyles();
  const [tags, setTags] = useState(allTags);
  if (tags.length === 0) return <Button onClick={() => setTags(allTags)}>Restore tags</Button>;
  return (
    <TagGroup
      className={styles.tags}
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
