import type { BulkEditStepInput, RoleName } from '../types.generated';

/** Steps of bulk edits of a catalog under a name. */
export interface BulkEditRecipeRecord {
  id: string;
  catalogId: string;
  name: string;
  /** Id of an account, which can be deleted. */
  ownerId: string;
  /** The role whose accounts see it, too. */
  sharedWith: RoleName | null;
  /** As they were given, so that they are read again when the recipe is used. */
  steps: readonly BulkEditStepInput[];
  updatedAt: string;
  updatedBy: string;
}
