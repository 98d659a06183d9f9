import { RatingDisplay } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { partMessages } from './partMessages';

export interface RatingStarsProps {
  /** 0 to 5. */
  rating: number;
  size?: 'small' | 'medium';
}

/** A rating as stars: “4 of 5 stars” to screen readers. */
export function RatingStars({ rating, size = 'small' }: RatingStarsProps) {
  const { formatMessage } = useIntl();
  return (
    <RatingDisplay
      value={rating}
      size={size}
      color="marigold"
      valueText={null}
      aria-label={formatMessage(partMessages.rating, { rating })}
    />
  );
}
