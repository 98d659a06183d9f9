import { makeStyles, tokens } from '@fluentui/react-components';

/** Shared styles of the email fields. */
export const useWriterStyles = makeStyles({
  /** A field with its label in front of it on the same line. */
  line: { gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS, paddingInlineStart: 0 },
  /** A tag whose text is truncated if it is too long. */
  tag: { maxWidth: '100%', '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' } },
});
