import { Button } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { listMessages as messages } from './listMessages';
import type { PriceRange } from './priceRange';

const loadPopover = () => import('./PricePopover').then((module) => ({ default: module.PricePopover }));
const PricePopover = lazy(loadPopover);

export interface PriceFilterProps {
  range: PriceRange;
  onChange: (range: PriceRange) => void;
}

const wordsFor = ({ min, max }: PriceRange) => {
  if (min !== null && max !== null) return messages.priceBetween;
  if (min !== null) return messages.priceFrom;
  return max === null ? null : messages.priceTo;
};

/** Filters a list by price range. The fields are loaded when the pointer is over the button. */
export function PriceFilter({ range, onChange }: PriceFilterProps) {
  const { formatMessage } = useIntl();
  const [isWanted, setIsWanted] = useState(false);
  const preload = () => void loadPopover().catch(() => undefined);
  const words = wordsFor(range);
  const chosen = words && formatMessage(words, { ...range });
  const look = {
    icon: <ChevronDown16Regular />,
    iconPosition: 'after',
    'aria-label': chosen === null ? undefined : formatMessage(messages.priceRange, { range: chosen }),
    children: chosen ?? formatMessage(messages.price),
  } as const;
  const trigger = (
    <Button
      {...look}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <PricePopover range={range} onChange={onChange} button={look} />
    </Suspense>
  );
}
