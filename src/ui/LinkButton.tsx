import { Button, type ButtonProps } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Props of `LinkButton`. */
export interface LinkButtonProps extends Pick<ButtonProps, 'appearance' | 'icon' | 'size'> {
  /** Address of a screen. */
  to: string;
  children: ReactNode;
}

/** A link to a screen that looks like a button. */
export function LinkButton({ to, children, ...look }: LinkButtonProps) {
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button {...look} as="a" href={useHref(to)} onClick={(event: MouseEvent<HTMLAnchorElement>) => handleClick(event)}>
      {children}
    </Button>
  );
}
