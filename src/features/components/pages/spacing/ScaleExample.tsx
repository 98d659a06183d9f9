import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const steps = ['XXS', 'XS', 'SNudge', 'S', 'MNudge', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  step: { ...typographyStyles.caption1, display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  name: { width: '180px' },
  bar: { height: '16px', backgroundColor: tokens.colorBrandBackground, forcedColorAdjust: 'none' },
});

/** The steps of horizontal spacing; vertical spacing has the same ones. */
export function ScaleExample() {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <code className={styles.name}>spacingHorizontal{step}</code>
          <span className={styles.bar} style={{ width: tokens[`spacingHorizontal${step}`] }} />
        </li>
      ))}
    </ul>
  );
}
