import type { CardPeriod } from '#graphql/types.generated';

/** Props of a card with a period. */
export interface PeriodCardProps {
  period: CardPeriod;
  onPeriod: (period: CardPeriod) => void;
}

/** Height of the content of every card, in pixels. */
export const cardHeight = 300;
