import { Field, makeStyles, Slider, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Small, vertical, and not available. */
export function VerticalExample() {
  return (
    <div className={useStyles().row}>
      <Field label="Small">
        <Slider size="small" defaultValue={40} />
      </Field>
      <Field label="Vertical">
        <Slider vertical defaultValue={60} />
      </Field>
      <Field label="Not available">
        <Slider disabled defaultValue={30} />
      </Field>
    </div>
  );
}
