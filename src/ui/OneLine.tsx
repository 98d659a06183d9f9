import { makeStyles, mergeClasses } from '@fluentui/react-components';

const useStyles = makeStyles({
  // The text runs its own way, and is cut off at its own end, but stands where the page's texts stand.
  text: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'match-parent',
  },
});

/** A text in any language on one line: what is too long ends in an ellipsis, all of it is the title. */
export function OneLine({ text, className }: { text: string; className?: string }) {
  return (
    <span dir="auto" className={mergeClasses(useStyles().text, className)} title={text}>
      {text}
    </span>
  );
}
