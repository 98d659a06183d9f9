import { Button, type ButtonProps } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
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

/**
 * A button with a menu. Menus and their positioning are a large part of Fluent, so their code is fetched when the
 * pointer is first over such a button.
 */
export function ActionMenu({ sections, header, label, ...button }: ActionMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const preload = () => void loadOpenMenu().catch(() => undefined);
  const trigger = (
    <Button
      {...button}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenMenu sections={sections} {...(header && { header })} trigger={<Button {...button} aria-label={label} />} />
    </Suspense>
  );
}
