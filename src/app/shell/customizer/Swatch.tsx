import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  swatch: {
    width: '20px',
    height: '20px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    // A colour cannot be chosen without being seen.
    forcedColorAdjust: 'none',
  },
});

/** A spot of a colour. */
export const Swatch = ({ color }: { color: string }) => (
  <span className={useStyles().swatch} style={{ backgroundColor: color }} />
);
