import { Field, makeStyles, Slider, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Small, with marked steps, and not available. */
export function VariantsExample() {
  return (
    <div className={useStyles().row}>
      <Field label="Small">
        <Slider size="small" defaultValue={40} />
      </Field>
      <Field label="In steps">
        <Slider step={25} defaultValue={50} />
      </Field>
      <Field label="Not available">
        <Slider disabled defaultValue={30} />
      </Field>
    </div>
  );
}
