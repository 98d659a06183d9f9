import { Button, type ButtonProps } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { useFollow } from '#routing/navigation';

export interface LinkButtonProps extends Pick<ButtonProps, 'appearance' | 'icon' | 'size'> {
  /** Path of a screen. */
  to: string;
  /** Accessible name of a button that shows only an icon. */
  label?: string;
  children?: ReactNode;
}

/** A link to a screen, styled as a button. */
export function LinkButton({ to, label, children, ...look }: LinkButtonProps) {
  const follow = useFollow(to);
  return (
    <Button
      {...look}
      as="a"
      href={to}
      aria-label={label}
      title={label}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => follow(event)}
    >
      {children}
    </Button>
  );
}
