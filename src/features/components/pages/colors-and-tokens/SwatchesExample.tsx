import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const names = [
  ...([
    'colorNeutralForeground1',
    'colorNeutralForeground3',
    'colorNeutralBackground1',
    'colorNeutralBackground3',
  ] as const),
  ...(['colorNeutralStroke1', 'colorNeutralStroke2', 'colorBrandBackground', 'colorBrandBackground2'] as const),
  ...(['colorBrandForeground1', 'colorStatusSuccessBackground1', 'colorStatusSuccessForeground1'] as const),
  ...(['colorStatusWarningBackground1', 'colorStatusDangerBackground1', 'colorStatusDangerForeground1'] as const),
];

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { ...typographyStyles.caption1, display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  color: {
    width: '32px',
    height: '32px',
    flexShrink: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    forcedColorAdjust: 'none',
  },
  name: { overflowWrap: 'anywhere' },
});

/** The tokens follow the theme: change it and look again. */
export function SwatchesExample() {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name} className={styles.item}>
          <span className={styles.color} style={{ backgroundColor: tokens[name] }} />
          <code className={styles.name}>{name}</code>
        </li>
      ))}
    </ul>
  );
}
