import type { QualityGrade } from '../types.generated';

/** The lowest score of each grade, best first. */
const LOWEST: readonly (readonly [QualityGrade, number])[] = [
  ['A', 90],
  ['B', 75],
  ['C', 60],
  ['D', 40],
  ['E', 0],
];

/** All grades, best first. */
export const GRADES: readonly QualityGrade[] = LOWEST.map(([grade]) => grade);

/** Returns the grade of a quality score from 0 to 100. */
export function toGrade(score: number): QualityGrade {
  return LOWEST.find(([, lowest]) => score >= lowest)?.[0] ?? 'E';
}
