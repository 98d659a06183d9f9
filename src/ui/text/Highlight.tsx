import { makeStyles, tokens } from '@fluentui/react-components';
import { splitAtMatches } from '#lib/textMatch';

const useStyles = makeStyles({
  match: {
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorPaletteYellowBackground2,
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
  },
});

/** A text in which the matches of a search are marked. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const styles = useStyles();
  return splitAtMatches(text, q).map((part, at) =>
    part.isMatch ? (
      <mark key={at} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
