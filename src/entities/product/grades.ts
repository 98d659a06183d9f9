import type { QualityGrade } from '#graphql/types.generated';

/** All quality grades, best first. */
export const grades: readonly QualityGrade[] = ['A', 'B', 'C', 'D', 'E'];
