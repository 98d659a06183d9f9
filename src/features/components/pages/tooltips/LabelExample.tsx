import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** The tooltip is the name of a button that shows only an icon. */
export function LabelExample() {
  return (
    <div className={useStyles().row}>
      <Tooltip content="Copy" relationship="label">
        <Button icon={<CopyRegular />} />
      </Tooltip>
      <Tooltip content="Delete" relationship="label" withArrow positioning="after">
        <Button icon={<DeleteRegular />} />
      </Tooltip>
    </div>
  );
}
