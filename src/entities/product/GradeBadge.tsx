import type { QualityGrade } from '#graphql/types.generated';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';

const tones: Readonly<Record<QualityGrade, Tone>> = {
  A: 'success',
  B: 'info',
  C: 'neutral',
  D: 'warning',
  E: 'danger',
};

/** A quality grade as its letter. */
export function GradeBadge({ grade }: { grade: QualityGrade }) {
  return <StatusBadge tone={tones[grade]} label={grade} />;
}
