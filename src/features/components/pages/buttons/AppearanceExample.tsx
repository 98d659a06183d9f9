import { Button, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** From the main action of a view to the least important one. */
export function AppearanceExample() {
  return (
    <div className={useStyles().row}>
      <Button appearance="primary">Publish catalog</Button>
      <Button>Preview</Button>
      <Button appearance="outline">Compare</Button>
      <Button appearance="subtle">Skip</Button>
      <Button appearance="transparent">Clear filters</Button>
      <Button disabled>Not available</Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
    </div>
  );
}
