import { Button } from '@fluentui/react-components';
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/svg/panel-left-expand';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

/** Props of `CollapseButton`. */
export interface CollapseButtonProps {
  isCollapsed: boolean;
  onChange: (isCollapsed: boolean) => void;
}

/** Collapses the side menu to a column of icons and expands it again. */
export function CollapseButton({ isCollapsed, onChange }: CollapseButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      appearance="subtle"
      icon={isCollapsed ? <PanelLeftExpand20Regular /> : <PanelLeftContract20Regular />}
      aria-label={formatMessage(isCollapsed ? messages.expand : messages.collapse)}
      aria-expanded={!isCollapsed}
      onClick={() => onChange(!isCollapsed)}
    />
  );
}
