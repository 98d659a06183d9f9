import { tokens } from '@fluentui/react-components';

const color = tokens.colorNeutralStroke2;

/** A line at the end side of an element. */
export const lineAfter = {
  borderInlineEndWidth: '1px',
  borderInlineEndStyle: 'solid',
  borderInlineEndColor: color,
} as const;

/** A line at the start side of an element. */
export const lineBefore = {
  borderInlineStartWidth: '1px',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: color,
} as const;

/** A line below an element. */
export const lineBelow = {
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: color,
} as const;

/** A line above an element. */
export const lineAbove = {
  borderBlockStartWidth: '1px',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: color,
} as const;
