import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

export interface ToolButtonProps {
  icon: ReactElement;
  /** Accessible name, also shown as a tooltip. */
  label: string;
  onClick: () => void;
}

/** Icon-only button of the email toolbars. */
export function ToolButton({ icon, label, onClick }: ToolButtonProps) {
  return <Button appearance="subtle" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}
