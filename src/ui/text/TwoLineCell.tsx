import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  text: {
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
});

/** A sentence in a table cell, cut off after two lines. The title attribute has the full text. */
export function TwoLineCell({ text }: { text: string }) {
  return (
    <bdi className={useStyles().text} title={text}>
      {text}
    </bdi>
  );
}
