import { makeStyles, tokens } from '@fluentui/react-components';

/** The styles of all drawings: outlines of one width and a few fills, in the theme colors. */
export const useIllustrationStyles = makeStyles({
  drawing: {
    maxWidth: '100%',
    height: 'auto',
    color: tokens.colorNeutralStroke1,
    fill: tokens.colorNeutralBackground3,
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  /** The subject of the drawing. */
  accent: { color: tokens.colorBrandStroke1, fill: tokens.colorBrandBackground2 },
  /** Paper, glass, and labels. */
  paper: { fill: tokens.colorNeutralBackground1 },
  /** Lines without a fill. */
  line: { fill: 'none' },
  accentLine: { color: tokens.colorBrandStroke1, fill: 'none' },
});

/** The drawing styles by name. */
export type IllustrationStyles = ReturnType<typeof useIllustrationStyles>;
