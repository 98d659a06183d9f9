import { makeStyles, mergeClasses } from '@fluentui/react-components';

const useStyles = makeStyles({
  // The text follows its own direction and is truncated at its own end, but is aligned like the page’s text.
  text: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'match-parent',
  },
});

/** A text in any language on one line. Overflow ends in an ellipsis, and the title attribute has the full text. */
export function TruncatedText({ text, className }: { text: string; className?: string }) {
  return (
    <span dir="auto" className={mergeClasses(useStyles().text, className)} title={text}>
      {text}
    </span>
  );
}
