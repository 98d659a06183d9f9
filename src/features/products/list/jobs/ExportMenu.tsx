import { Button } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { lazy } from 'react';
import { LazyPopup } from '#ui/menu/LazyPopup';
import type { OpenExportMenuProps } from './OpenExportMenu';

const loadMenu = () => import('./OpenExportMenu').then((module) => ({ default: module.OpenExportMenu }));
const OpenExportMenu = lazy(loadMenu);

export interface ExportMenuProps extends Omit<OpenExportMenuProps, 'trigger'> {
  /** Label of the button. */
  children: string;
}

/** A button with the formats to which products can be exported. */
export function ExportMenu({ children, ...menu }: ExportMenuProps) {
  const trigger = (
    <Button icon={<ChevronDown16Regular />} iconPosition="after">
      {children}
    </Button>
  );
  return (
    <LazyPopup kind="menu" button={trigger} load={loadMenu}>
      {() => <OpenExportMenu {...menu} trigger={trigger} />}
    </LazyPopup>
  );
}
