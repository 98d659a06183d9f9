import { makeStyles, tokens } from '@fluentui/react-components';
import type { AttributeGroup } from '../../columns/useAttributeGroups';
import type { BulkEditChoicesQuery } from '../BulkEdit.generated';
import type { StartBulkEditInput } from '#graphql/types.generated';
import type { StepPath } from '../stepValues';

/** The props of the fields of a step. */
export interface StepProps {
  path: StepPath;
  /** What the fields can be about. */
  catalog: BulkEditChoicesQuery['catalog'];
  /** The products to change. */
  target: StartBulkEditInput['target'];
  /** The attributes that a step can change. */
  groups: readonly AttributeGroup[];
}

/** Styles of the fields of a step. */
export const useStepStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  whole: { gridColumn: '1 / -1', minWidth: 0 },
  checks: { display: 'flex', flexWrap: 'wrap', alignSelf: 'end', columnGap: tokens.spacingHorizontalM },
});
