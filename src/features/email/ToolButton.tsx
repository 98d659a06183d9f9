import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** Props of `ToolButton`. */
export interface ToolButtonProps {
  icon: ReactElement;
  /** Read out, and shown on pointing. */
  label: string;
  onClick(): void;
}

/** A button of the bar over the mails: its icon alone. */
export function ToolButton({ icon, label, onClick }: ToolButtonProps) {
  return <Button appearance="subtle" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}
