import { Badge } from '@fluentui/react-components';

/** What a status means at a glance; the words always stand beside the colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const colors = {
  neutral: 'informative',
  info: 'brand',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
} as const;

/** A status in a word: `<StatusBadge tone="success" label="Active" />`. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Badge appearance="tint" color={colors[tone]} shape="rounded">
      {label}
    </Badge>
  );
}
