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

/** A sentence in a cell of a table: two lines of it show, all of it as the title. */
export function TwoLines({ text }: { text: string }) {
  return (
    <bdi className={useStyles().text} title={text}>
      {text}
    </bdi>
  );
}
