import { Button, Field, Rating } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choiceMessages as messages } from './choiceMessages';
import { useFormStyles } from '../formStyles';

/** One to five stars, which can be cleared again. Half stars would be too narrow to click. */
export function RatingInput() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const [stars, setStars] = useState(4);
  return (
    <div className={styles.fields}>
      <Field
        label={formatMessage(messages.rating)}
        hint={formatMessage(stars === 0 ? messages.notRated : messages.stars, { count: stars })}
      >
        {(field) => (
          <Rating
            {...field}
            color="marigold"
            value={stars}
            itemLabel={(count) => formatMessage(messages.stars, { count })}
            onChange={(_event, { value }) => setStars(value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button disabled={stars === 0} onClick={() => setStars(0)}>
          {formatMessage(messages.clearRating)}
        </Button>
      </div>
    </div>
  );
}
