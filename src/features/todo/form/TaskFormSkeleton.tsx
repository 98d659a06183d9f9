import { makeStyles, tokens } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalL, paddingBlock: tokens.spacingVerticalXS },
});

/** Placeholder of the form while a task loads. */
export function TaskFormSkeleton() {
  return (
    <div className={useStyles().form} aria-busy="true">
      {[58, 78, 58, 58, 32, 160].map((height, index) => (
        <Placeholder key={index} height={height} />
      ))}
    </div>
  );
}
