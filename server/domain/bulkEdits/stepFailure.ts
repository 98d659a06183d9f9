import type { Sentence } from '../../records/sentence';

/** Why a step can't change a product. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';

  constructor(readonly sentence: Sentence) {
    super('A step of a bulk edit can’t change a product.');
  }
}
