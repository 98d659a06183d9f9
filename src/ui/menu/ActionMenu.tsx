import { Button, type ButtonProps } from '@fluentui/react-components';
import { lazy } from 'react';
import { LazyPopup } from './LazyPopup';
import type { MenuContent } from './menuTypes';

const loadOpenMenu = () => import('./OpenMenu').then((module) => ({ default: module.OpenMenu }));
const OpenMenu = lazy(loadOpenMenu);

export interface ActionMenuProps
  extends
    MenuContent,
    Pick<ButtonProps, 'appearance' | 'size' | 'shape' | 'iconPosition' | 'className' | 'disabled' | 'tabIndex'> {
  /** Accessible name of a button that shows only an icon. */
  label?: string;
  icon?: ButtonProps['icon'];
  children?: ButtonProps['children'];
}

/** A button with a menu. */
export function ActionMenu({ sections, header, label, ...button }: ActionMenuProps) {
  const trigger = <Button {...button} aria-label={label} />;
  return (
    <LazyPopup kind="menu" button={trigger} load={loadOpenMenu}>
      {() => <OpenMenu sections={sections} {...(header && { header })} trigger={trigger} />}
    </LazyPopup>
  );
}
