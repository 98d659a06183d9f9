import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { listMessages as messages } from '../list/listMessages';
import type { PriceRange } from '../list/priceRange';
import { PriceRangeForm } from '../list/PriceRangeForm';

/** Props of `PricePopover`. */
export interface PricePopoverProps {
  range: PriceRange;
  onChange: (range: PriceRange) => void;
  trigger: ReactElement;
}

/** Popover with the fields for a price range. It is open as soon as it is rendered. */
export function PricePopover({ range, onChange, trigger }: PricePopoverProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover open={isOpen} onOpenChange={(_event, data) => setIsOpen(data.open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>{trigger}</PopoverTrigger>
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
