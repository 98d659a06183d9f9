import { makeStyles, tokens } from '@fluentui/react-components';
import { StatusBadge } from '#ui/text/StatusBadge';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** The status of a record: the text says what the color means. */
export function StatusExample() {
  return (
    <div className={useStyles().row}>
      <StatusBadge tone="neutral" label="Draft" />
      <StatusBadge tone="info" label="Running" />
      <StatusBadge tone="success" label="Active" />
      <StatusBadge tone="warning" label="On hold" />
      <StatusBadge tone="danger" label="Failed" />
    </div>
  );
}
