import type { IssueCategory } from '../../types.generated';

/** Why a cell has no value for its field. */
export class ValueProblem {
  constructor(
    /** Stable name, such as `PRICE_INVALID`. */
    readonly code: string,
    readonly category: IssueCategory,
    readonly message: string,
    readonly suggestedFix: string,
  ) {}
}

/** Takes up a cell that has no value for its field. */
export type CellFail = (problem: ValueProblem, column: string) => void;
