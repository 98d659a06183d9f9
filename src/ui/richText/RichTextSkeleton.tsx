import { makeStyles } from '@fluentui/react-components';
import { Placeholder } from '../state/Placeholder';

/** Widths and heights of the buttons and lines of the toolbar, in pixels. */
const tools = [
  ...[33.3, 33.3, 33.3, 24, 32, 32, 24, 32, 32, 24, 24, 24].map((width) => ({ width, height: 24 })),
  ...[32, 32].map((width) => ({ width, height: 32 })),
];

const useStyles = makeStyles({
  frame: { border: '1px solid transparent' },
  bar: { display: 'flex', flexWrap: 'wrap', padding: '2px', marginBlockEnd: '1px' },
});

/** Placeholder for `RichTextEditor` with a short text. */
export function RichTextSkeleton({ isLong = false }: { isLong?: boolean }) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {tools.map((size, at) => (
          <span key={at} style={size} />
        ))}
      </div>
      <Placeholder height={isLong ? 384 : 154} />
    </div>
  );
}
