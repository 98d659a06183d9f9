import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useFollow, type NavigateOptions } from './navigation';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  /** Path of a screen. */
  to: string;
}

/** A link to a screen. */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const follow = useFollow(to, { replace });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event);
  };
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
