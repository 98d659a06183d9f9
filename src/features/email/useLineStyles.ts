import { makeStyles, tokens } from '@fluentui/react-components';

/** A field with its name before it on one line. */
export const useLineStyles = makeStyles({
  line: { gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS, paddingInlineStart: 0 },
});
