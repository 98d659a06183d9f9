import { makeStyles, Rating, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** The user gives one to five stars. */
export function InputExample() {
  const [value, setValue] = useState(4);
  return (
    <div className={useStyles().row}>
      <Rating
        aria-label="Your rating"
        value={value}
        onChange={(_event, data) => setValue(data.value)}
        itemLabel={(stars) => `${stars} of 5 stars`}
      />
      <Text role="status">{value} of 5</Text>
    </div>
  );
}
