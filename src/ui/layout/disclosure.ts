import { tokens } from '@fluentui/react-components';

/** The styles of a `summary`, whose marker has no space after it in right-to-left pages. */
export const disclosure = {
  width: 'fit-content',
  borderRadius: tokens.borderRadiusMedium,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  '::before': { content: '""', paddingInlineStart: tokens.spacingHorizontalXS },
} as const;
