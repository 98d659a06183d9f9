import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  scene: {
    width: '100%',
    maxWidth: '680px',
    color: tokens.colorBrandStroke2,
    fill: tokens.colorNeutralBackground1,
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  accent: { color: tokens.colorBrandStroke1, fill: tokens.colorBrandBackground2 },
  solid: { color: tokens.colorBrandStroke1, fill: tokens.colorBrandBackground },
  sign: { color: tokens.colorNeutralForegroundOnBrand },
  line: { fill: 'none' },
  quiet: { fill: tokens.colorBrandBackground2 },
});

/** A product on a catalog page: its image, and lines of text below. */
function ProductCard({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  const styles = useStyles();
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="104" height="66" rx="6" className={styles.quiet} />
      {children}
      <path d="M2 82h70M2 96h44" className={styles.line} />
    </g>
  );
}

/** An open catalog whose validated products go out to a shop, a phone, and a printed sheet. */
export function CatalogIllustration() {
  const styles = useStyles();
  return (
    <svg className={styles.scene} viewBox="0 0 640 480" aria-hidden="true">
      <path d="M40 424h560" className={styles.line} />
      <path d="M320 112c-44-26-110-30-196-18-8 1-14 7-14 15v238c0 9 8 16 17 15 80-9 146-3 193 24z" />
      <path d="M320 112c44-26 110-30 196-18 8 1 14 7 14 15v238c0 9-8 16-17 15-80-9-146-3-193 24z" />
      <path
        d="M320 112v274M110 352l-14 4v18c80-10 166-6 224 26 58-32 144-36 224-26v-18l-14-4"
        className={styles.line}
      />
      <ProductCard x={140} y={124}>
        <path d="M24 54 52 16l28 38zM52 16v38M44 54l8-14 8 14" className={styles.accent} />
      </ProductCard>
      <ProductCard x={140} y={238}>
        <path d="M38 22h28v12c8 4 10 10 10 22H28c0-12 2-18 10-22zM38 34h28" className={styles.accent} />
      </ProductCard>
      <ProductCard x={396} y={124}>
        <path d="M28 18h44v22a22 22 0 0 1-44 0zM72 22h8a8 8 0 0 1 0 16h-8M38 62h24" className={styles.accent} />
      </ProductCard>
      <ProductCard x={396} y={238}>
        <path d="m42 14-22 14 8 12 8-5v23h32V35l8 5 8-12-22-14c-4 8-16 8-20 0z" className={styles.accent} />
      </ProductCard>
      <path d="M270 84V52h-64M370 84V44h74M320 92V34" className={styles.line} strokeDasharray="2 9" />
      <g transform="translate(132 18)">
        <path d="M6 28h60v36H6z" />
        <path
          d="M2 28 10 6h52l8 22a9 9 0 0 1-17 0 9 9 0 0 1-17 0 9 9 0 0 1-17 0 9 9 0 0 1-17 0z"
          className={styles.accent}
        />
        <path d="M28 64V46h16v18" className={styles.line} />
      </g>
      <g transform="translate(452 12)">
        <rect width="40" height="68" rx="7" />
        <rect x="8" y="14" width="24" height="22" rx="3" className={styles.accent} />
        <path d="M8 46h24M8 54h14M17 7h6" className={styles.line} />
      </g>
      <g transform="translate(298 -26)">
        <path d="M0 34h30l14 14v38H0z" />
        <path d="M30 34v14h14M9 58h26M9 68h26" className={styles.line} />
      </g>
      <circle cx="238" cy="120" r="15" className={styles.solid} />
      <path d="m231 120 5 5 9-10" className={mergeClasses(styles.line, styles.sign)} />
      <circle cx="494" cy="120" r="15" className={styles.solid} />
      <path d="m487 120 5 5 9-10" className={mergeClasses(styles.line, styles.sign)} />
      <circle cx="494" cy="234" r="15" className={styles.solid} />
      <path d="m487 234 5 5 9-10" className={mergeClasses(styles.line, styles.sign)} />
      <path
        d="M66 424c-4-22-24-28-24-52 18 4 28 24 24 52 2-40 16-62 34-66 4 24-12 52-34 66z"
        className={styles.accent}
      />
      <path d="M556 424v-30h44v30zM562 394v-16h32v16" className={styles.accent} />
    </svg>
  );
}
