import type { Sentence } from '../../records/sentence';
import type { IssueCategory, IssueSeverity } from '../../types.generated';

/** The reason why a cell has no valid value for its field, or why its value is not used. */
export class ValueProblem {
  constructor(
    /** Stable code, such as `PRICE_INVALID`. */
    readonly code: string,
    readonly category: IssueCategory,
    readonly message: Sentence,
    readonly suggestedFix: Sentence | undefined,
    readonly severity: IssueSeverity = 'ERROR',
  ) {}
}

/** Handles a cell without a valid value for its field. */
export type CellFail = (problem: ValueProblem, column: string) => void;
