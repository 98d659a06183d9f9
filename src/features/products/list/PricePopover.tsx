import { Button, Popover, PopoverSurface, PopoverTrigger, type ButtonProps } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { listMessages as messages } from './listMessages';
import type { PriceRange } from './priceRange';
import { PriceRangeForm } from './PriceRangeForm';

export interface PricePopoverProps {
  range: PriceRange;
  onChange: (range: PriceRange) => void;
  /** What the button looks like that opens it. */
  button: ButtonProps;
}

/** Long enough for Fluent to restore the focus itself, in milliseconds. */
const patienceMs = 100;

/** Popover with the fields for a price range. It is open as soon as it is rendered. */
export function PricePopover({ range, onChange, button }: PricePopoverProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) return undefined;
    // The first time, Fluent would restore the focus to the button that this one has replaced.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) buttonRef.current?.focus();
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <Popover open={isOpen} onOpenChange={(_event, data) => setIsOpen(data.open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <Button {...button} ref={buttonRef} />
      </PopoverTrigger>
      <PopoverSurface aria-label={formatMessage(messages.price)}>
        <PriceRangeForm
          range={range}
          onApply={(next) => {
            setIsOpen(false);
            onChange(next);
          }}
        />
      </PopoverSurface>
    </Popover>
  );
}
