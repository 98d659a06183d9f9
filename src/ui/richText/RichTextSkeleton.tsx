import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';

/** Widths and heights of the buttons and lines of the toolbar, in pixels. */
const tools = [
  ...[33.3, 33.3, 33.3, 24, 32, 32, 24, 32, 32, 24, 24, 24].map((width) => ({ width, height: 24 })),
  ...[32, 32].map((width) => ({ width, height: 32 })),
];

const useStyles = makeStyles({
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  bar: { display: 'flex', flexWrap: 'wrap', padding: '2px' },
  text: {
    ...typographyStyles.body1,
    height: '154px',
    overflow: 'hidden',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    '& > div': {
      padding: tokens.spacingHorizontalM,
      textAlign: 'start',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
  },
  long: { height: '384px' },
});

export interface RichTextSkeletonProps {
  isLong?: boolean;
  /** The text to read until the editor is there, one paragraph a line. */
  text?: string;
}

/** What is in the place of `RichTextEditor` while it loads: its frame with the text. */
export function RichTextSkeleton({ isLong = false, text = '' }: RichTextSkeletonProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame} data-placeholder="">
      <div className={styles.bar}>
        {tools.map((size, at) => (
          <span key={at} style={size} />
        ))}
      </div>
      <div className={mergeClasses(styles.text, isLong && styles.long)}>
        <div dir="auto">{text}</div>
      </div>
    </div>
  );
}
