import { makeStyles, Spinner, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** For waits of more than a second whose end is unknown. */
export function SizesExample() {
  return (
    <div className={useStyles().row}>
      <Spinner size="tiny" aria-label="Loading, tiny" />
      <Spinner size="medium" aria-label="Loading, medium" />
      <Spinner size="small" label="Checking the file…" />
      <Spinner size="large" labelPosition="below" label="Publishing…" />
    </div>
  );
}
