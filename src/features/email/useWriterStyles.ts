import { makeStyles, tokens } from '@fluentui/react-components';

/** What the fields of a mail have in common. */
export const useWriterStyles = makeStyles({
  /** A field with its name before it on one line. */
  line: { gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS, paddingInlineStart: 0 },
  /** A tag that is cut where its words are too long. */
  tag: { maxWidth: '100%', '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' } },
});
