import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState, type CSSProperties } from 'react';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';

/** How long the ripple of a pressed button lasts, in milliseconds: a business constant. */
export const rippleMs = 500;

const useStyles = makeStyles({
  ground: {
    position: 'fixed',
    // Above dialogs, whose buttons also show ripples.
    zIndex: 2_000_000,
    overflow: 'hidden',
    pointerEvents: 'none',
    '@media (forced-colors: active)': { display: 'none' },
  },
  wave: {
    position: 'absolute',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    animationName: { from: { transform: 'scale(0)', opacity: 0.3 }, to: { transform: 'scale(1)', opacity: 0 } },
    animationDuration: `${rippleMs}ms`,
    animationTimingFunction: 'ease-out',
    animationFillMode: 'forwards',
  },
});

interface Ripple {
  id: number;
  /** The layer over the button. */
  ground: CSSProperties;
  /** The circle around the pressed point that grows until it covers the whole button. */
  wave: CSSProperties;
}

const pressable = 'button, [role="button"], a.fui-Button';

let rippleCount = 0;

function getRipple({ target, button, clientX, clientY }: PointerEvent): Ripple | null {
  const pressed = button === 0 && target instanceof Element ? target.closest(pressable) : null;
  if (!pressed || pressed.matches(':disabled, [aria-disabled="true"]')) return null;
  const { left, top, width, height } = pressed.getBoundingClientRect();
  const { color, borderRadius } = getComputedStyle(pressed);
  const reach = Math.hypot(Math.max(clientX - left, width), Math.max(clientY - top, height));
  return {
    id: ++rippleCount,
    ground: { left, top, width, height, borderRadius, color },
    wave: { left: clientX - left - reach, top: clientY - top - reach, width: 2 * reach, height: 2 * reach },
  };
}

/**
 * Shows a ripple where a button was pressed, in a separate layer over the buttons. Does nothing when the user prefers
 * reduced motion.
 */
export function Ripples() {
  const styles = useStyles();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [ripples, setRipples] = useState<readonly Ripple[]>([]);
  useEffect(() => {
    if (isStill) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const press = (event: PointerEvent) => {
      const ripple = getRipple(event);
      if (!ripple) return;
      setRipples((shown) => [...shown, ripple]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        setRipples((shown) => shown.filter(({ id }) => id !== ripple.id));
      }, rippleMs);
      timers.add(timer);
    };
    document.addEventListener('pointerdown', press, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', press);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isStill]);
  if (isStill) return null;
  return ripples.map(({ id, ground, wave }) => (
    <span key={id} aria-hidden="true" data-ripple="" className={styles.ground} style={ground}>
      <span className={styles.wave} style={wave} />
    </span>
  ));
}
