import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldGroup } from './FieldGroup';
import { messages } from '../messages';
import type { TaskValues } from './taskForm';
import { TaskTags } from '../list/TaskTags';
import { taskTags } from '../todoParams';

const useStyles = makeStyles({ tags: { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-8px' } });

/** Checkboxes for the tags of a task, which are kept in display order. */
export function TaskTagsField({ control }: { control: Control<TaskValues> }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const {
    field: { value, onChange, onBlur },
  } = useController({ control, name: 'tags' });
  return (
    <FieldGroup label={formatMessage(messages.tags)}>
      <div className={styles.tags}>
        {taskTags.map((tag) => (
          <Checkbox
            key={tag}
            label={<TaskTags tags={[tag]} />}
            checked={value.includes(tag)}
            // Kept in display order, so that removing and adding a tag again is not a change.
            onChange={(_event, { checked }) =>
              onChange(taskTags.filter((each) => (each === tag ? checked : value.includes(each))))
            }
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
