import { Button, makeStyles } from '@fluentui/react-components';
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/svg/panel-left-expand';
import { useIntl } from 'react-intl';
import { mirrored } from '#ui/layout/mirrored';
import { messages } from '../messages';

const useStyles = makeStyles({ icon: mirrored });

export interface CollapseButtonProps {
  isCollapsed: boolean;
  onChange: (isCollapsed: boolean) => void;
}

/** Collapses the side menu to a column of icons and expands it again. */
export function CollapseButton({ isCollapsed, onChange }: CollapseButtonProps) {
  const { formatMessage } = useIntl();
  const Icon = isCollapsed ? PanelLeftExpand20Regular : PanelLeftContract20Regular;
  return (
    <Button
      appearance="subtle"
      icon={<Icon className={useStyles().icon} />}
      aria-label={formatMessage(isCollapsed ? messages.expand : messages.collapse)}
      aria-expanded={!isCollapsed}
      onClick={() => onChange(!isCollapsed)}
    />
  );
}
