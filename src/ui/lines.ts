import { tokens } from '@fluentui/react-components';

const color = tokens.colorNeutralStroke2;

/** A line at the end side of a part. */
export const lineAfter = {
  borderInlineEndWidth: '1px',
  borderInlineEndStyle: 'solid',
  borderInlineEndColor: color,
} as const;

/** A line at the start side of a part. */
export const lineBefore = {
  borderInlineStartWidth: '1px',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: color,
} as const;

/** A line below a part. */
export const lineBelow = {
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: color,
} as const;

/** A line above a part. */
export const lineAbove = {
  borderBlockStartWidth: '1px',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: color,
} as const;
