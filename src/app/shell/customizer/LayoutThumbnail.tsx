import { makeStyles, tokens } from '@fluentui/react-components';
import type { LayoutChoices } from '#preferences/layout';

const useStyles = makeStyles({
  picture: {
    display: 'block',
    width: '100%',
    maxWidth: '84px',
    height: 'auto',
    borderRadius: tokens.borderRadiusSmall,
    // Miniatures of right-to-left pages are mirrored explicitly, whatever the direction of the page.
    direction: 'ltr',
    forcedColorAdjust: 'none',
  },
  mirrored: { transform: 'scaleX(-1)' },
});

/** Colors of a miniature. */
export interface LayoutThumbnailColors {
  page: string;
  card: string;
  menu: string;
  /** Color of text lines. */
  ink: string;
  accent: string;
  /** Color of card borders. */
  line: string;
}

/** The colors of the page that shows the miniature. */
const pageColors: LayoutThumbnailColors = {
  page: tokens.colorNeutralBackground3,
  card: tokens.colorNeutralBackground1,
  menu: tokens.colorNeutralBackground1,
  ink: tokens.colorNeutralStroke1,
  accent: tokens.colorCompoundBrandBackground,
  line: tokens.colorNeutralStroke2,
};

/** Omitted parts use the defaults. */
export interface LayoutThumbnailProps {
  colors?: LayoutThumbnailColors;
  menu?: LayoutChoices['menu'];
  navbar?: LayoutChoices['navbar'];
  footer?: LayoutChoices['footer'];
  contentWidth?: LayoutChoices['contentWidth'];
  isMirrored?: boolean;
}

/** A thumbnail of an app page that shows where its parts are and in what colors. */
export function LayoutThumbnail(props: LayoutThumbnailProps) {
  const { colors = pageColors, menu = 'vertical', navbar = 'sticky', footer = 'hidden', isMirrored = false } = props;
  const styles = useStyles();
  const isVertical = menu === 'vertical';
  const start = isVertical ? 18 : 0;
  const inset = props.contentWidth === 'boxed' ? 11 : 4;
  const width = 72 - start - 2 * inset;
  const top = (navbar === 'hidden' ? 0 : 10) + (isVertical ? 0 : 8);
  const bottom = footer === 'hidden' ? 48 : 42;
  const isFloating = navbar === 'floating';
  const stroke = { stroke: colors.line, strokeWidth: 1 };
  return (
    <svg
      viewBox="0 0 72 48"
      aria-hidden="true"
      className={isMirrored ? `${styles.picture} ${styles.mirrored}` : styles.picture}
    >
      <rect width={72} height={48} fill={colors.page} />
      {isVertical && <rect width={18} height={48} fill={colors.menu} {...stroke} />}
      {navbar !== 'hidden' && (
        <rect
          x={isFloating ? start + inset : start}
          y={isFloating ? 2 : 0}
          width={isFloating ? width : 72 - start}
          height={8}
          rx={isFloating ? 2 : 0}
          fill={colors.card}
          {...stroke}
        />
      )}
      {!isVertical && <rect y={top - 8} width={72} height={8} fill={colors.menu} {...stroke} />}
      {[0, 1, 2].map((place) => (
        <rect
          key={place}
          x={isVertical ? 4 : 4 + place * 14}
          y={isVertical ? 12 + place * 7 : top - 5.5}
          width={10}
          height={3}
          rx={1}
          fill={place === 0 ? colors.accent : colors.ink}
        />
      ))}
      <rect
        x={start + inset}
        y={top + 4}
        width={width}
        height={bottom - top - 8}
        rx={2}
        fill={colors.card}
        {...stroke}
      />
      <rect x={start + inset + 3} y={top + 8} width={width / 2} height={3} rx={1} fill={colors.ink} />
      {footer !== 'hidden' && (
        <rect
          x={start}
          y={42}
          width={72 - start}
          height={6}
          fill={footer === 'sticky' ? colors.card : colors.page}
          {...stroke}
        />
      )}
    </svg>
  );
}
